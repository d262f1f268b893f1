// What the enclosure is built around, in millimetres. Every figure marked CHECK is to be measured on the part in
// hand before printing: makers change parts without changing names.

/* [Display] */
// The touch display: Raspberry Pi Touch Display (2015) or Touch Display 2 (7 inch), both lying
display = "touch1"; // [touch1, touch2]

/* [Button] */
button_hole = 28;   // CHECK: hole for the button's thread (arcade dome of 60 mm: 27 to 28; 30 mm arcade button: 30)
button_rim = 60;    // CHECK: outer diameter of what lies on the plate
button_depth = 60;  // CHECK: from the plate's outer face to the end of switch and plugged-on terminals
button_body = 36;   // CHECK: diameter that all of it behind the plate fits into (nut, lamp holder, microswitch)

/* [Lamp, buzzer, loudspeaker] */
lamp_hole = 8;      // CHECK: bezel of a 5 mm LED
lamp_depth = 25;    // bezel, nut, legs and wire
buzzer_d = 12;      // CHECK: active buzzer
speaker_d = 50;     // CHECK: loudspeaker's frame
speaker_depth = 22; // CHECK: loudspeaker's depth

/* [Case] */
tilt = 25;          // of the face against the table, degrees
near_h = 32;        // height of the edge towards the board, where the face begins
wall = 3;
plate_t = 4;        // thickness of the face plates
wing_w = 72;        // width of a button's wing
bed = 220;          // side of the printer's bed

/* [Screws and fits] */
insert_d = 4.2;     // CHECK: hole for a heat-set M3 insert (2.7 for screwing into the plastic)
insert_l = 10;      // depth of that hole: the insert and what the screw needs beyond
m3 = 3.4;           // clearance holes
m4 = 4.5;
fit = 0.4;          // gap around what is put into a pocket

/* [Hidden] */
// From the maker's published figures: outline and visible area of both displays (raspberrypi.com, product
// documentation: 192.96 x 110.76 and 154.08 x 85.92; 189.5 x 120 and 155.5 x 88), depth of the second (15).
// CHECK: "body" (the metal behind the glass), "clamp" (front of the glass to the metal's back, where the clips
// press) and the first's depth with the stand-offs that carry the Pi are estimates.
touch2 = display == "touch2";
glass = touch2 ? [189.5, 120] : [192.96, 110.76];
view = touch2 ? [155.5, 88] : [154.08, 85.92];
body = touch2 ? [170, 106] : [166, 101];
clamp = touch2 ? 7 : 8;
display_depth = touch2 ? 15 : 20;

// Raspberry Pi 4 and 5: board and connectors from the maker's drawings; it hangs on the display's own stand-offs.
pi_board = [85, 56, 1.6];
pi_overhang = 3;    // USB and network sockets stand out over a short side
pi_height = 18;     // highest part above the board
header_height = 27; // CHECK: header, plugged housing and the bend of its wires
