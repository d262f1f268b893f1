package org.qizhong.store;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;
import org.qizhong.clock.Refusal;
import org.qizhong.desk.Pins;
import org.qizhong.match.Role;

/**
 * The referees' PINs in {@value #FILE}, for their owner alone: which are set, and each as
 * iterations, salt and hash. A PIN has few digits, so every guess is made slow. A file that is
 * there and does not hold what was written opens nothing.
 */
public final class PinStore implements Pins {
  /** The file's name in the data directory. */
  public static final String FILE = "pins.properties";

  /** The roles whose PINs follow, so that one that is lost is missed. */
  private static final String WHICH = "pins";

  private static final String METHOD = "PBKDF2WithHmacSHA256";

  /** One guess takes a quarter of a second on a desktop's core, and longer on a Raspberry Pi's. */
  private static final int ITERATIONS = 800_000;

  private static final int MOST_ITERATIONS = 10_000_000;
  private static final int SALT_BYTES = 16;
  private static final int HASH_BITS = 256;
  private static final List<Role> ROLES = List.of(Role.REFEREE, Role.CHIEF);

  private final Path file;
  private final int iterations;

  /** The PINs of a data directory. */
  public PinStore(Path data) {
    this(data, ITERATIONS);
  }

  PinStore(Path data, int iterations) {
    this.file = data.resolve(FILE);
    this.iterations = iterations;
  }

  /** A kept PIN. */
  private record Kept(int iterations, byte[] salt, byte[] hash) {
    static Kept of(String pin, int iterations) {
      byte[] salt = new byte[SALT_BYTES];
      new SecureRandom().nextBytes(salt);
      return new Kept(iterations, salt, hash(pin, salt, iterations));
    }

    /** What was written; empty where it was not by {@link #text}. */
    static Optional<Kept> read(String text) {
      String[] parts = text.strip().split(":");
      try {
        int iterations = Integer.parseInt(parts[0]);
        HexFormat hex = HexFormat.of();
        return parts.length == 3
                && iterations > 0
                && iterations <= MOST_ITERATIONS
                && parts[1].length() == 2 * SALT_BYTES
                && parts[2].length() == HASH_BITS / 4
            ? Optional.of(new Kept(iterations, hex.parseHex(parts[1]), hex.parseHex(parts[2])))
            : Optional.empty();
      } catch (IllegalArgumentException damaged) {
        return Optional.empty();
      }
    }

    String text() {
      HexFormat hex = HexFormat.of();
      return iterations + ":" + hex.formatHex(salt) + ":" + hex.formatHex(hash);
    }

    boolean is(String pin) {
      return MessageDigest.isEqual(hash, hash(pin, salt, iterations));
    }

    private static byte[] hash(String pin, byte[] salt, int iterations) {
      PBEKeySpec spec = new PBEKeySpec(pin.toCharArray(), salt, iterations, HASH_BITS);
      try {
        return SecretKeyFactory.getInstance(METHOD).generateSecret(spec).getEncoded();
      } catch (GeneralSecurityException impossible) {
        throw new IllegalStateException("every Java has " + METHOD, impossible);
      } finally {
        spec.clearPassword();
      }
    }
  }

  @Override
  public Set<Role> set() {
    try {
      Map<String, String> kept = read();
      return ROLES.stream()
          .filter(role -> kept.containsKey(role.id()))
          .collect(Collectors.toCollection(() -> EnumSet.noneOf(Role.class)));
    } catch (IOException unreadable) {
      return EnumSet.copyOf(ROLES);
    }
  }

  @Override
  public Optional<String> trouble() {
    try {
      return read().entrySet().stream()
          .filter(kept -> Kept.read(kept.getValue()).isEmpty())
          .map(kept -> FILE + " is damaged; qizhong pin set " + kept.getKey() + " mends it")
          .findFirst();
    } catch (Damaged damaged) {
      return Optional.of(FILE + " is damaged; qizhong pin set ROLE writes it anew");
    } catch (IOException unreadable) {
      return Optional.of(FILE + " cannot be read; qizhong pin set ROLE writes it anew");
    }
  }

  @Override
  public boolean opens(Role role, String pin) {
    try {
      return Optional.ofNullable(read().get(role.id()))
          .flatMap(Kept::read)
          .filter(kept -> kept.is(pin))
          .isPresent();
    } catch (IOException unreadable) {
      return false;
    }
  }

  @Override
  public void put(Role role, Optional<String> pin) throws Refusal {
    try {
      Map<String, String> kept = readable();
      if (pin.isPresent()) {
        kept.put(role.id(), Kept.of(pin.get(), iterations).text());
      } else {
        kept.remove(role.id());
      }
      if (kept.isEmpty()) {
        Files.deleteIfExists(file);
        return;
      }
      StringBuilder text = new StringBuilder();
      text.append(WHICH).append('=').append(String.join(",", kept.keySet())).append('\n');
      kept.forEach((key, value) -> text.append(key).append('=').append(value).append('\n'));
      Path next = Written.beside(file, text.toString(), Written.FOR_OWNER);
      Files.move(next, file, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException failed) {
      throw new Refusal(file + " cannot be written: " + failed.getMessage());
    }
  }

  /** What can be read of the file: a damaged one is written anew. */
  private Map<String, String> readable() {
    try {
      return read();
    } catch (IOException unreadable) {
      return new TreeMap<>();
    }
  }

  private Map<String, String> read() throws IOException {
    Properties found = new Properties();
    try {
      found.load(new StringReader(Files.readString(file, StandardCharsets.UTF_8)));
    } catch (NoSuchFileException none) {
      return new TreeMap<>();
    } catch (IllegalArgumentException | CharacterCodingException malformed) {
      throw new Damaged();
    }
    Map<String, String> kept = new TreeMap<>();
    for (Role role : ROLES) {
      Optional.ofNullable(found.getProperty(role.id()))
          .ifPresent(text -> kept.put(role.id(), text));
    }
    String which = found.getProperty(WHICH, String.join(",", kept.keySet()));
    if (kept.isEmpty() || !which.equals(String.join(",", kept.keySet()))) {
      throw new Damaged();
    }
    return kept;
  }

  /** The file is not as it was written. */
  private static final class Damaged extends IOException {
    private static final long serialVersionUID = 1L;

    Damaged() {
      super(FILE + " is damaged");
    }
  }
}
