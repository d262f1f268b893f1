package org.qizhong.screen;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.Scene;
import javax.imageio.ImageIO;

/** Pictures of scenes in {@code target/shots}, for people to look at. */
final class Shots {
  private static final Path FOLDER = Path.of("target", "shots");

  private Shots() {}

  /** On the JavaFX thread. */
  static Pixels save(Scene scene, String name) {
    Pixels pixels = Pixels.of(scene.snapshot(null));
    int width = pixels.width();
    BufferedImage picture = new BufferedImage(width, pixels.height(), BufferedImage.TYPE_INT_RGB);
    picture.setRGB(0, 0, width, pixels.height(), pixels.argb(), 0, width);
    try {
      Files.createDirectories(FOLDER);
      ImageIO.write(picture, "png", FOLDER.resolve(name + ".png").toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return pixels;
  }
}
