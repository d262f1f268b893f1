package org.qizhong.vm;

/** Something that the machine must show. */
interface Pass {
  /** What it shows, in a word or two. */
  String name();

  /**
   * Shows it.
   *
   * @return its figures
   * @throws Failed when it is not so
   */
  String run() throws Exception;
}
