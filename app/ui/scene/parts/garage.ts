import { type DrawnParts, part, shape } from "../scene-node.ts";
import { windows } from "./windows.ts";

export const garageParts = {
	garage: [
		shape("wall", "M-440-512a194 194 0 0 1 194-194h100v194z"),
		shape("wall2", "M-146-512a194 194 0 0 1 194-194h100v194z"),
		shape("wall", "M148-512a194 194 0 0 1 194-194h100v194zM-440 -516h882v516h-882z"),
		shape("bay", "M-360 -480h640v480h-640z"),
		windows([361, -380], [361, -250]),
		shape("step", "M-460 -18h922v18h-922z"),
	],
	lift: [
		shape(
			"lift",
			"M-276 -470h34v470h-34zM242 -470h34v470h-34zM-300 -16h600v16h-600zM-276 -196h200v18h-200zM76 -196h200v18h-200z",
		),
		part("car", 0, -220),
	],
	car: [
		shape(
			"car",
			"M-210 0v-50a60 60 0 0 1 60-60h260a100 100 0 0 1 100 100v10zM-126-110a110 110 0 0 1 110-110h46a110 110 0 0 1 110 110z",
		),
		shape("glass2", "M-94-116a78 78 0 0 1 78-78v78zM2-116v-78h28a78 78 0 0 1 78 78z"),
		shape("acc", "M210-60v50h-30a50 50 0 0 1 30-50z"),
		part("wheel", -118, 0),
		part("wheel", 122, 0),
	],
	wheel: [
		shape("dark", "M0-48a48 48 0 0 1 0 96a48 48 0 0 1 0-96z"),
		shape("hub", "M-20 20v-20a20 20 0 1 1 20 20z"),
	],
	tyres: [
		shape(
			"dark",
			"M-70 -52h140a26 26 0 0 1 0 52h-140a26 26 0 0 1 0-52zM-70 -108h140a26 26 0 0 1 0 52h-140a26 26 0 0 1 0-52zM-70 -164h140a26 26 0 0 1 0 52h-140a26 26 0 0 1 0-52z",
		),
		shape("hub", "M-60 -32h120v10h-120zM-60 -88h120v10h-120zM-60 -144h120v10h-120z"),
	],
} satisfies DrawnParts;
