// The clock's enclosure: a low console whose face leans towards the board. In the middle the display with the Pi on
// its back, at either end a wing with a big button and a lamp; seen from the board Black's is the left, White's the
// right one (R19: the clock stands at White's right hand). Seven parts, each on a bed of 220 mm without supports.
//
//   openscad -D 'part="plate"' -o plate.stl clock.scad      or hardware/enclosure/render for everything
//
// x: from left to right; y: away from the board; z: up. Where a module says "on the face", v runs up the face and
// w out of it; the plates' undersides lie at w = 0.
include <measures.scad>
use <contents.scad>

// What is drawn: a part as it is printed, the whole, the whole pulled apart, or what collides (which is nothing)
part = "assembly"; // [assembly, exploded, plate, tub, wing_plate_black, wing_plate_white, wing_tub_black, wing_tub_white, clip, collisions]

$fn = part == "collisions" ? 16 : 40;

rim_near = 16;                                  // face between its near edge and the glass
rim_far = 24;                                   // more: the columns lean into the rear wall
rim_side = 8;
lip = 2.5;                                      // how far the plate reaches over the glass
lip_t = 2;                                      // how thick it is there
gasket = 0.5;                                   // felt or foam between lip and glass
foam = 1;                                       // between clips and display

face = glass.y + rim_near + rim_far;            // length of the face
plate_w = glass.x + 2 * rim_side;
deep = face * cos(tilt);                        // on the table
rear_h = near_h + face * sin(tilt);
glass_v = rim_near + glass.y / 2;               // its middle, on the face
glass_w = plate_t - lip_t - gasket;             // its front
clip_w = glass_w - clamp - foam / 2;            // where a clip begins: on its post its foam is half pressed
column_v = [7, face - 13];                      // the columns that hold the plates
clip_v = [9, face - 16];                        // the posts that hold the clips
clip_x = 50;
clip_size = [14, 30, 5];
button_v = 88;
lamp_v = 126;
total_w = plate_w + 2 * wing_w;

assert(plate_w <= bed && face <= bed && deep <= bed && rear_h <= bed, "a part is larger than the bed");
assert(button_v - button_rim / 2 > 30 && button_v + button_rim / 2 < lamp_v - 6, "the button's rim needs more room");
assert(button_rim <= wing_w - 8, "the wing is too narrow for the button");
assert(view.x < glass.x - 2 * lip && view.y < glass.y - 2 * lip, "the lip covers the picture");
echo(str("outside: ", total_w, " x ", deep, " x ", rear_h + plate_t * cos(tilt)));

module on_face() { translate([0, 0, near_h]) rotate([tilt, 0, 0]) children(); }
module both(x) { for (s = [-x, x]) translate([s, 0, 0]) children(); }

// ---- plates: printed face down --------------------------------------------------------------------

// A plate of width w whose outer edges are broken.
module slab(w) {
  hull() {
    translate([-w / 2, 0, 0]) cube([w, face, plate_t - 1]);
    translate([-w / 2 + 1, 1, 0]) cube([w - 2, face - 2, plate_t]);
  }
}

// Holes for the countersunk screws that hold a plate of width w on its tub.
module plate_screws(w) {
  both(w / 2 - 7) for (v = column_v) translate([0, v, 0]) {
    translate([0, 0, -1]) cylinder(d = m3, h = plate_t + 2);
    translate([0, 0, plate_t - 1.9]) cylinder(d1 = m3, d2 = 7.4, h = 2);
  }
}

// A block of the size [x, v] around the glass's middle, from w = low up to w = high.
module around_glass(size, low, high) {
  translate([-size.x / 2, glass_v - size.y / 2, low]) cube([size.x, size.y, high - low]);
}

module plate() {
  difference() {
    union() {
      slab(plate_w);
      around_glass(glass + [1, 1] * (2 * fit + 4), -2, 1);
      both(clip_x) for (v = clip_v) translate([0, v, clip_w]) cylinder(d = 9, h = 1 - clip_w);
    }
    plate_screws(plate_w);
    around_glass(glass + [1, 1] * 2 * fit, -3, plate_t - lip_t);
    hull() { // the opening, slanted so that a finger reaches the edge of the picture
      around_glass(glass - [1, 1] * 2 * lip, 0, plate_t - lip_t + 0.4);
      around_glass(glass - [1, 1] * (2 * lip - 3), plate_t, plate_t + 1);
    }
    both(clip_x) for (v = clip_v) translate([0, v, clip_w - 1]) cylinder(d = insert_d, h = min(insert_l, plate_t - 1.5 - clip_w) + 1);
  }
}

// The plate of a wing: Black's is marked by a disc to be filled with black, White's by a ring.
module wing_plate(white) {
  difference() {
    slab(wing_w);
    plate_screws(wing_w);
    translate([0, button_v, -1]) cylinder(d = button_hole, h = plate_t + 2);
    translate([0, lamp_v, -1]) cylinder(d = lamp_hole, h = plate_t + 2);
    translate([0, 30, plate_t - 0.8]) difference() {
      cylinder(d = 18, h = 2);
      if (white) translate([0, 0, -1]) cylinder(d = 14, h = 4);
    }
  }
}

// Holds the display against the lip: a screw through it into the plate's post, foam under its tongue.
module clip() {
  difference() {
    translate([-clip_size.x / 2, -5, 0]) cube(clip_size);
    hull() for (v = [-1.5, 1.5]) translate([0, v, -1]) cylinder(d = m3, h = clip_size.z + 2);
  }
}

// ---- tubs: printed as they stand ------------------------------------------------------------------

module wedge(w, inset = 0) {
  translate([w / 2 - inset, 0, 0]) rotate([90, 0, -90]) linear_extrude(w - 2 * inset)
    mirror([1, 0]) polygon([[inset, inset], [deep - inset, inset],
      [deep - inset, inset ? rear_h + 9 : rear_h], [inset, inset ? near_h + 9 : near_h]]);
}

// The columns that take the plate's screws lean with the face and grow from floor and walls.
module columns(w) {
  intersection() {
    wedge(w);
    on_face() both(w / 2 - 7) for (v = column_v) translate([0, v, -120]) cylinder(d = 10, h = 120);
  }
}

module empty_tub(w) {
  difference() {
    union() {
      difference() {
        wedge(w);
        wedge(w, wall);
      }
      columns(w);
    }
    on_face() both(w / 2 - 7) for (v = column_v) translate([0, v, -insert_l]) cylinder(d = insert_d, h = insert_l + 1);
  }
}

// Where wing and middle meet, on the plane x = 0: two M4 bolts, and the wires' way between them.
module joint() {
  rotate([0, 90, 0]) {
    for (p = [[26, 18], [112, 58]]) translate([-p.y, p.x, -10]) cylinder(d = m4, h = 20);
    translate([-24, 80, -10]) cylinder(d = 12, h = 20);
  }
}

// Round holes within a circle of diameter d through the rear wall, around [x, z]; for collisions they do not matter,
// and would take a minute.
module grille(d, x, z, hole = 3, pitch = 5) {
  n = floor(d / pitch / 2);
  if (part != "collisions") for (i = [-n:n], k = [-n:n]) if (norm([i, k]) * pitch <= d / 2 - hole / 2)
    translate([x + i * pitch, deep + 1, z + k * pitch]) rotate([90, 0, 0]) cylinder(d = hole, h = wall + 2, $fn = 16);
}

// A ring on the rear wall's inside that a round part of diameter d is pressed or glued into.
module seat(d, h, x, z) {
  translate([x, deep - wall + 0.01, z]) rotate([90, 0, 0]) difference() {
    cylinder(d = d + fit + 4, h = h);
    translate([0, 0, -1]) cylinder(d = d + fit, h = h + 2);
  }
}

module slots(n, size, pitch) {
  for (i = [0:n - 1]) translate([(i - (n - 1) / 2) * pitch - size.x / 2, 0, 0]) cube(size);
}

speaker_at = [66, 40];
buzzer_at = [-62, 60];
board_at = [-64, 62];                           // middle of the button board, on the floor
board_holes = [46, 66];                         // CHECK: of a perforated board of 50 x 70
board_post = 6;
board_hole = 7.5;                               // a 2.5 x 8 screw reaches 6.4 below the board

module tub() {
  difference() {
    union() {
      empty_tub(plate_w);
      seat(speaker_d, 4, speaker_at.x, speaker_at.y);
      seat(buzzer_d, 5, buzzer_at.x, buzzer_at.y);
      for (x = [-1, 1], y = [-1, 1])
        translate([board_at.x + x * board_holes.x / 2, board_at.y + y * board_holes.y / 2, wall - 0.01])
          cylinder(d = 6, h = board_post);
    }
    both(plate_w / 2) joint();
    grille(speaker_d - 4, speaker_at.x, speaker_at.y);
    grille(buzzer_d, buzzer_at.x, buzzer_at.y, 2, 3);
    for (x = [-1, 1], y = [-1, 1])
      translate([board_at.x + x * board_holes.x / 2, board_at.y + y * board_holes.y / 2, wall + board_post - board_hole])
        cylinder(d = 2.1, h = board_hole + 1);
    // Air comes in under the Pi and leaves at the top of the rear wall.
    translate([0, 44, -1]) slots(9, [3, 50, wall + 2], 8);
    translate([0, deep - wall - 1, rear_h - 38]) slots(9, [3, wall + 2, 24], 7);
    // The supply's own plug goes through here, and its cable is tied to the floor.
    translate([0, deep + 1, 17]) rotate([90, 0, 0]) linear_extrude(wall + 2) offset(3) square([14, 8], center = true);
    for (x = [-6, 6]) translate([x - 1.5, deep - 26, -1]) cube([3, 6, wall + 2]);
  }
}

// A wing's tub; Black's is joined to the middle with its right wall.
module wing_tub(white) {
  mirror([white ? 1 : 0, 0, 0]) difference() {
    empty_tub(wing_w);
    translate([wing_w / 2, 0, 0]) joint();
    for (y = [16, deep - 16]) translate([-wing_w / 2 + 16, y, -1]) cylinder(d = 13, h = 2); // rubber feet
  }
}

// ---- the whole ------------------------------------------------------------------------------------

wing_x = plate_w / 2 + wing_w / 2;

module clips() {
  both(clip_x) {
    translate([0, clip_v[0], clip_w - clip_size.z]) clip();
    translate([0, clip_v[1], clip_w - clip_size.z]) rotate([0, 0, 180]) clip();
  }
}

module tubs() {
  tub();
  translate([-wing_x, 0, 0]) wing_tub(false);
  translate([wing_x, 0, 0]) wing_tub(true);
}

module plates() {
  on_face() {
    plate();
    translate([-wing_x, 0, 0]) wing_plate(false);
    translate([wing_x, 0, 0]) wing_plate(true);
  }
}

module things() { on_face() contents(glass_v, glass_w, wing_x, button_v, lamp_v, plate_t); }
module wall_things() { rear_contents(deep - wall, speaker_at, buzzer_at, board_at, wall + board_post); }

module whole(apart = 0) {
  color("dimgray") tubs();
  wall_things();
  translate([0, -apart * sin(tilt), apart * cos(tilt)]) {
    things();
    on_face() color("orange") clips();
  }
  translate([0, -2 * apart * sin(tilt), 2 * apart * cos(tilt)]) color("slategray") plates();
}

// The parts bought, less a hair where they lie on the printed ones: what of them is inside a printed part.
module collisions() {
  intersection() {
    union() {
      things();
      wall_things();
    }
    union() {
      tubs();
      plates();
      on_face() clips();
    }
  }
  intersection() {
    tubs();
    union() {
      translate([0, 0, 0.01]) plates();
      on_face() clips();
    }
  }
}

module face_down() { translate([0, 0, plate_t]) rotate([180, 0, 0]) children(); }

if (part == "assembly") whole();
if (part == "exploded") whole(60);
if (part == "plate") face_down() plate();
if (part == "wing_plate_black") face_down() wing_plate(false);
if (part == "wing_plate_white") face_down() wing_plate(true);
if (part == "tub") tub();
if (part == "wing_tub_black") wing_tub(false);
if (part == "wing_tub_white") wing_tub(true);
if (part == "clip") clip();
if (part == "collisions") collisions();
