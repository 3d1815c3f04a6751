import { type DrawnParts, type PartName, type SceneNode, shape } from "../scene-node.ts";
import { garageParts } from "./garage.ts";
import { hotelParts } from "./hotel.ts";
import { schoolParts } from "./school.ts";
import { shopParts } from "./shop.ts";
import { speakersParts } from "./speakers.ts";
import { towerParts } from "./tower.ts";
import { windowsParts } from "./windows.ts";

const skyParts = {
	sky: [shape("sky", "M-4000 -2000h9000v5000h-9000z")],
	ground: [shape("ground", "M-4000 0h9000v2000h-9000z")],
	"hill-far": [shape("hill-far", "M-100 0a100 100 0 0 1 200 0z")],
	"hill-near": [shape("hill-near", "M-100 0a100 100 0 0 1 200 0z")],
	sun: [shape("sun", "M-50 50v-50a50 50 0 1 1 50 50z")],
	church: [shape("church", "M-66 0v-40h46v-40l20-30l20 30v40h46v40z")],
	tree: [shape("trunk", "M-8 -110h16v110h-16z"), shape("leaf", "M0-270l58 58a82 82 0 1 1-116 0z")],
	palm: [
		shape("trunk", "M-9 -430h18v430h-18z"),
		shape(
			"leaf",
			"M0-430a105 105 0 0 0-120 50a105 105 0 0 0 120-50zM0-430a105 105 0 0 0 120 50a105 105 0 0 0-120-50zM0-430a100 100 0 0 0-115-45a100 100 0 0 0 115 45zM0-430a100 100 0 0 0 115-45a100 100 0 0 0-115 45zM0-430a110 110 0 0 0-50-125a110 110 0 0 0 50 125zM0-430a110 110 0 0 0 50-125a110 110 0 0 0-50 125z",
		),
	],
} satisfies DrawnParts;

export const sceneParts: Record<PartName, readonly SceneNode[]> = {
	...skyParts,
	...speakersParts,
	...windowsParts,
	...hotelParts,
	...towerParts,
	...shopParts,
	...schoolParts,
	...garageParts,
};
