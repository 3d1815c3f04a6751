import { drop } from "../../shapes/outlines.ts";
import { type DrawnParts, shape } from "../scene-node.ts";
import { windows } from "./windows.ts";

export const towerParts = {
	crane: [
		shape(
			"crane",
			"M-15 -740h30v740h-30zM-620 -690h780v26h-780zM-15-740h30l110 50h-30l-70-32l-10-6l-320 38h-70z",
		),
		shape("crane2", "M90 -664h64v64h-64zM-15-664h-56v20a50 50 0 0 0 50 50h6z"),
	],
	load: [
		shape("crane", "M-3 -200h6v90h-6zM-70-76l70-44l70 44h-14l-56-35l-56 35z"),
		shape("wall", "M-76 -76h152v112h-152z"),
		shape("glass", drop(-31.7, -51.9, 31.7, "sw")),
	],
	tower: [
		shape(
			"frame",
			"M-60 -24h470v24h-470zM-60 -154h470v24h-470zM-60 -284h470v24h-470zM-60 -414h470v24h-470zM-40 -414h24v414h-24zM160 -414h24v414h-24zM374 -414h24v414h-24zM-20 -470h24v60h-24zM160 -470h24v60h-24zM374 -470h24v60h-24z",
		),
		shape("wall", "M-420 0v-380a200 200 0 0 1 200-200h180v580z"),
		shape("wall2", "M-40-580h40v580h-40z"),
		windows([-310, -360], [-310, -230], [-150, -360], [-150, -230], [-150, -490]),
		shape("door", "M-290 0v-90a60 60 0 0 1 120 0v90z"),
		shape("step", "M-440 -18h880v18h-880z"),
	],
	key: [
		shape("key", "M-110 50v-50a50 50 0 1 1 50 50zM-60 20a20 20 0 1 0 0-40a20 20 0 0 0 0 40z", {
			evenOdd: true,
		}),
		shape("key", "M-20-12h140v44h-26v-20h-24v20h-26v-20h-64z"),
	],
	bricks: [
		shape("brick", "M-99 -40h62v40h-62z"),
		shape("brick2", "M-33 -40h62v40h-62z"),
		shape("brick", "M33 -40h62v40h-62z"),
		shape("brick2", "M-99 -84h62v40h-62z"),
		shape("brick", "M-33 -84h62v40h-62z"),
		shape("brick2", "M33 -84h62v40h-62z"),
		shape("brick", "M-99 -128h62v40h-62z"),
		shape("brick2", "M-33 -128h62v40h-62z"),
	],
} satisfies DrawnParts;
