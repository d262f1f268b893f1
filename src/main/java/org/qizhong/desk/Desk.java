package org.qizhong.desk;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.qizhong.clock.Refusal;
import org.qizhong.match.Role;
import org.qizhong.record.ConsoleLine;
import org.qizhong.record.Notices;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The desk: one platform thread that sleeps until the next thing falls due or arrives, judges it,
 * writes it down and shows it. Everything else only stamps and enqueues (law 8).
 */
public final class Desk implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Desk.class);

  private final Ticker ticker;
  private final BlockingQueue<Runnable> queue = new LinkedBlockingQueue<>();
  private final Audience audience;
  private final Optional<Buttons> buttons;
  private final SoundDesk sound;
  private final Scribe scribe;
  private final Reception reception;
  private final Table table;
  private final Clerk clerk;
  private final Executor aside;
  private final Thread thread = Thread.ofPlatform().name("desk").unstarted(this::run);
  private volatile boolean stopping;

  /** A desk with the screen's buttons, whose sound cannot be set. */
  public Desk(Ticker ticker, Journal journal, Speaker speaker, Buzzer buzzer)
      throws IOException, Refusal {
    this(ticker, journal, Fittings.of(speaker, buzzer));
  }

  /** A desk without PINs, whose referee's desk is open to everyone. */
  public Desk(Ticker ticker, Journal journal, Fittings fittings) throws IOException, Refusal {
    this(ticker, journal, fittings, Optional.empty(), Runnable::run);
  }

  /** A desk with PINs. */
  public Desk(Ticker ticker, Journal journal, Fittings fittings, Pins pins)
      throws IOException, Refusal {
    this(
        ticker,
        journal,
        fittings,
        Optional.of(pins),
        Executors.newSingleThreadExecutor(
            work -> Thread.ofPlatform().name("pins").daemon().unstarted(work)));
  }

  /**
   * A desk that goes on with the journal's unfinished match, if there is one.
   *
   * @param aside where PINs are looked at
   * @throws Refusal when that match's record cannot be read
   */
  Desk(Ticker ticker, Journal journal, Fittings fittings, Optional<Pins> pins, Executor aside)
      throws IOException, Refusal {
    this.ticker = ticker;
    this.aside = aside;
    this.buttons = fittings.buttons();
    this.sound = fittings.sound();
    this.audience = new Audience(fittings);
    this.scribe = new Scribe(journal, this::journalTrouble);
    this.reception = new Reception(ticker, audience, fittings);
    this.table = new Table(ticker, scribe, audience, reception);
    this.clerk =
        new Clerk(
            ticker,
            table,
            reception,
            audience,
            fittings,
            pins.map(kept -> new PinDesk(kept, ticker, aside, queue::add)));
    Optional<Journal.Unfinished> unfinished = journal.unfinished();
    if (unfinished.isPresent()) {
      table.goOn(Recovery.of(unfinished.get(), ticker.nanos()));
    }
  }

  /** Starts the desk's thread, and listens to the players' buttons. */
  public void start() {
    thread.start();
    buttons.ifPresent(real -> real.listen(wires()));
  }

  /** What real buttons tell comes by these. */
  Buttons.Listener wires() {
    return new Wires(queue, clerk.wiring(), ticker);
  }

  /** The desk's clock, for those who stamp. */
  public Ticker ticker() {
    return ticker;
  }

  /** How late the desk was. */
  public Lateness lateness() {
    return table.lateness();
  }

  /** An edge of a player's button; may be called from any thread. */
  public void edge(Edge edge) {
    queue.add(() -> clerk.wiring().take(edge));
  }

  /**
   * A line from a console or a client; may be called from any thread, which waits for the disk when
   * the line changes what is heard: the desk's never does.
   *
   * @param stamp when it arrived, in the ticker's nanoseconds
   * @param origin who is told if it does not fit
   */
  public void submit(String line, long stamp, View origin) {
    try {
      ConsoleLine parsed = ConsoleLine.parse(line);
      if (parsed instanceof ConsoleLine.ChangeSound wanted) {
        sound.change(wanted.changes());
      }
      queue.add(
          () -> {
            clerk.take(parsed, stamp, origin);
            audience.tell(origin, View::taken);
          });
    } catch (Refusal refusal) {
      refuse(refusal.getMessage(), stamp, origin);
    }
  }

  /** Refuses a line that could not be read at all; may be called from any thread. */
  public void refuse(String reason, long stamp, View origin) {
    queue.add(
        () -> {
          clerk.refuse(reason, stamp, origin);
          audience.tell(origin, View::taken);
        });
  }

  /** Shows the match to {@code view} from now on; may be called from any thread. */
  public void attach(View view) {
    attach(view, Role.NONE);
  }

  /**
   * The same to a view that needs no PIN.
   *
   * @param standing the role it has in any case
   */
  public void attach(View view, Role standing) {
    queue.add(() -> clerk.welcome(view, standing));
  }

  /** Shows nothing more to {@code view}; may be called from any thread. */
  public void detach(View view) {
    queue.add(() -> clerk.farewell(view));
  }

  /** Ends the record of the open match, if any, and returns once everything is written. */
  public void closeMatch() throws InterruptedException {
    CountDownLatch closed = new CountDownLatch(1);
    queue.add(
        () -> {
          if (table.isOpen()) {
            table.close();
          }
          table.whenIdle(closed::countDown);
        });
    closed.await();
  }

  /** Whether a match is open that has acts and no confirmed result. */
  public boolean isUnfinished() {
    return table.isUnfinished();
  }

  /**
   * Tells everyone that a part has failed which does not stop the clock (law 10); may be called
   * from any thread.
   *
   * @param reason empty when the trouble is over
   */
  public void alarm(String part, String reason) {
    LOG.warn("alarm: {}: {}", part, reason.isEmpty() ? "over" : reason);
    queue.add(() -> reception.alarm(part, reason));
  }

  /** What is heard has been changed elsewhere; may be called from any thread. */
  public void soundChanged() {
    queue.add(() -> clerk.soundChanged(ticker.nanos()));
  }

  private void journalTrouble(String reason) {
    alarm("journal", reason);
  }

  private void run() {
    while (!stopping) {
      try {
        sleep(step());
      } catch (InterruptedException stop) {
        return;
      } catch (RuntimeException unexpected) {
        LOG.error("the desk goes on after an error", unexpected);
        audience.alarm("desk", Notices.alarm("desk", unexpected.toString()));
      }
    }
  }

  /** Returns once the journal has been asked for everything so far. */
  void drainJournal() throws InterruptedException {
    scribe.drain();
  }

  /**
   * One round: takes what had arrived when it began and judges what was due then. However fast
   * lines follow one another, a round ends (law 8). Returns when the next one is due.
   */
  long step() {
    long begun = ticker.nanos();
    for (int waiting = queue.size(); waiting > 0; waiting--) {
      queue.remove().run();
    }
    table.taken(begun);
    clerk.wiring().advance(ticker.nanos());
    long next = table.advance();
    clerk.watch(ticker.nanos());
    return next;
  }

  private void sleep(long until) throws InterruptedException {
    long rest = until - ticker.nanos();
    Runnable arrived = rest > 0 ? queue.poll(rest, TimeUnit.NANOSECONDS) : null;
    if (arrived != null) {
      arrived.run();
    }
  }

  /** Stops; an unfinished match is gone on with at the next start. */
  @Override
  public void close() throws IOException {
    stopping = true;
    thread.interrupt();
    try {
      thread.join(2_000);
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
    if (aside instanceof ExecutorService own) {
      own.shutdownNow();
    }
    table.watchedLast();
    LOG.info("lateness: {}", table.lateness());
    scribe.close();
  }
}
