// The bought parts as blocks, to see that they fit and that nothing collides; none of this is printed.
include <measures.scad>

hair = 0.05; // what they are drawn smaller by, so that touching is no collision

module block(size, colour) { color(colour) translate([-size.x / 2, -size.y / 2, 0]) cube(size); }

// The display with its glass's front at w = 0, the Pi on its back, the plug on the Pi's header on either long side
// (which side it is on depends on the display's make, so both have to fit).
module screen() {
  translate([0, 0, -1.5]) block([glass.x, glass.y, 1.5 - hair], "black");
  translate([0, 0, -1.5]) block([view.x, view.y, 1.5 - hair / 2], "navy");
  translate([0, 0, -clamp]) block([body.x, body.y, clamp - 1.5], "silver");
  translate([0, 0, -display_depth]) block([90, 60, display_depth - clamp], "darkgreen"); // its own board
  translate([0, 0, -display_depth - pi_board.z]) block(pi_board, "green");
  translate([0, 0, -display_depth - pi_board.z - pi_height]) block([pi_board.x + 2 * pi_overhang, pi_board.y, pi_height], "lightgreen");
  for (v = [-1, 1]) translate([-5, v * 25, -display_depth - pi_board.z - header_height]) block([52, 6, header_height], "dimgray");
}

// A dome button through a plate whose outer face is at w = 0.
module button(colour) {
  color(colour) translate([0, 0, hair]) {
    cylinder(d = button_rim, h = 6, $fn = 60);
    translate([0, 0, 6]) scale([1, 1, 0.55]) difference() {
      sphere(d = button_rim - 12, $fn = 60);
      translate([0, 0, -50]) cube(100, center = true);
    }
  }
  color("dimgray") translate([0, 0, -plate_t - 1]) cylinder(d = button_hole - 2 * hair, h = plate_t + 1.2);
  color("dimgray") translate([0, 0, -button_depth]) cylinder(d = button_body, h = button_depth - plate_t - hair);
}

module lamp() {
  color("gold") translate([0, 0, hair]) cylinder(d = lamp_hole + 3, h = 3);
  color("silver") translate([0, 0, -lamp_depth]) cylinder(d = lamp_hole - 2 * hair, h = lamp_depth + 1);
}

// What is held by the plates, on the face.
module contents(glass_v, glass_w, wing_x, button_v, lamp_v, top) {
  translate([0, glass_v, glass_w]) screen();
  for (side = [[-1, "#26262a"], [1, "white"]]) translate([side[0] * wing_x, 0, top]) {
    translate([0, button_v, 0]) button(side[1]);
    translate([0, lamp_v, 0]) lamp();
  }
}

// What stands in the middle tub: loudspeaker and buzzer at the rear wall's inside (y = rear), the board on its posts.
module rear_contents(rear, speaker_at, buzzer_at, board_at, board_z) {
  color("dimgray") translate([speaker_at.x, rear - hair, speaker_at.y]) rotate([90, 0, 0]) cylinder(d = speaker_d, h = speaker_depth);
  color("black") translate([buzzer_at.x, rear - hair, buzzer_at.y]) rotate([90, 0, 0]) cylinder(d = buzzer_d, h = 9.5);
  translate([board_at.x, board_at.y, board_z + hair]) {
    block([50, 70, 1.6], "peru");
    block([46, 60, 14], "tan"); // parts and screw terminals
  }
}
