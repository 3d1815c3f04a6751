import { speakersParts } from "../../ui/scene/parts/speakers.ts";
import { group, type SceneNode, shape } from "../../ui/scene/scene-node.ts";
import { drop, rectangle } from "../../ui/shapes/outlines.ts";
import type { CoverChoice, CoverGround } from "./choose-cover.ts";
import { coverObjects } from "./objects.ts";

export const coverBox = { width: 800, height: 900 } as const;

const inWindow: Record<CoverGround, CoverGround> = {
	ladrillo: "sol",
	sol: "noche",
	cielo: "ladrillo",
	noche: "sol",
};

/** Beside bubbles, which answer themselves, it would be one too many. */
const answer = [
	shape("answer", drop(560, 640, 95, "ne")),
	group(speakersParts.check, { x: 655, y: 720, scale: 0.84 }),
];

/** A post's object in a lit window, with a question and its answer: the picture of its page and of shared links. */
export function composeCover({ object, ground }: CoverChoice): readonly SceneNode[] {
	return [
		shape("shade", drop(40, 40, 60, "sw") + drop(640, 40, 60, "sw") + drop(40, 740, 60, "sw")),
		shape("window", drop(130, 200, 270, "sw")),
		group(coverObjects[object], { x: 230, y: 478, scale: 1.1, className: `cover-${inWindow[ground]}` }),
		shape("counter", rectangle(130, 720, 480, 40)),
		shape("ask", drop(75, 70, 118, "sw")),
		shape("letters", rectangle(133, 158, 124, 18) + rectangle(133, 194, 80, 18)),
		...(object === "bubbles" ? [] : answer),
	];
}
