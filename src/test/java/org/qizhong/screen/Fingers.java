package org.qizhong.screen;

import java.util.List;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.text.Text;

/** What a finger meets on the glass, and an eye. */
final class Fingers {
  private Fingers() {}

  /** The uppermost node there that can be touched; null where there is none. */
  static Node under(Node node, double x, double y) {
    if (!node.isVisible() || node.isMouseTransparent()) {
      return null;
    }
    if (node instanceof Parent parent) {
      List<Node> children = parent.getChildrenUnmodifiable().reversed();
      for (Node child : children) {
        Node found = under(child, x, y);
        if (found != null) {
          return found;
        }
      }
    }
    return node.isPickOnBounds() && node.contains(node.sceneToLocal(x, y)) ? node : null;
  }

  /** The visible text with those words; null where there is none. */
  static Text saying(Parent parent, String words) {
    for (Node node : parent.getChildrenUnmodifiable()) {
      if (node.isVisible() && node instanceof Text text && text.getText().equals(words)) {
        return text;
      }
      Text found = node.isVisible() && node instanceof Parent inner ? saying(inner, words) : null;
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /** A finger does {@code type} to {@code node}, at a place of the scene. */
  static MouseEvent fire(EventType<MouseEvent> type, Node node, double x, double y) {
    boolean down = type == MouseEvent.MOUSE_PRESSED;
    MouseEvent event =
        new MouseEvent(
            type,
            x,
            y,
            x,
            y,
            MouseButton.PRIMARY,
            1,
            false,
            false,
            false,
            false,
            down,
            false,
            false,
            true,
            false,
            true,
            null);
    Event.fireEvent(node, event);
    return event;
  }
}
