package org.qizhong.screen.card;

import java.io.IOException;

/** Something that reads or writes the data directory. */
interface Work {
  void run() throws Misfit, IOException;
}
