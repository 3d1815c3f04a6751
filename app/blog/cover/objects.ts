import type { CoverObject } from "../../../content/blog/cover-words.ts";
import { hotelParts } from "../../ui/scene/parts/hotel.ts";
import { schoolParts } from "../../ui/scene/parts/school.ts";
import { shopParts } from "../../ui/scene/parts/shop.ts";
import { speakersParts } from "../../ui/scene/parts/speakers.ts";
import { towerParts } from "../../ui/scene/parts/tower.ts";
import { group, type SceneNode, shape } from "../../ui/scene/scene-node.ts";
import { circle, dome, drop, inGrid, rectangle } from "../../ui/shapes/outlines.ts";

/** The box in which an object stands. Its fills are properties of `cover.css`. */
export const objectBox = { width: 300, height: 220 } as const;

const oddDrop = 13;
const dropAt = (x: number, y: number) => drop(x + 10, y + 4, 24, "sw");

function coins(count: number, x: number): string {
	return Array.from(
		{ length: count },
		(_, index) => `M${x + 12} ${196 - 30 * index}h60a12 12 0 0 1 0 24h-60a12 12 0 0 1 0-24z`,
	).join("");
}

export const coverObjects: Record<CoverObject, readonly SceneNode[]> = {
	plug: [
		shape("acc", rectangle(-900, 112, 930, 26)),
		shape("acc", "M130 30V220H110A95 95 0 0 1 110 30z"),
		shape("acc2", rectangle(270, 112, 930, 26)),
		shape("acc2", "M190 30V220H200A95 95 0 0 0 200 30z"),
		shape("pale", rectangle(130, 70, 44, 26) + rectangle(130, 154, 44, 26)),
	],
	drops: [
		shape(
			"acc",
			inGrid(20, { columns: 5, step: [57, 54] }, (x, y, index) => (index === oddDrop ? "" : dropAt(x, y))),
		),
		shape("acc2", drop(181, 112, 24, "se")),
	],
	bell: [
		shape("desk", rectangle(0, 160, 300, 60)),
		shape("acc", dome(150, 154, 90)),
		shape("dark", circle(150, 52, 12) + rectangle(44, 152, 212, 20)),
		shape("ask", drop(236, 8, 32, "sw")),
	],
	bars: [
		shape(
			"dark",
			inGrid(4, { columns: 4, step: [58, 0] }, (x, _, index) => {
				const height = 48 + 28 * index;
				return rectangle(x + 10, 220 - height, 46, height);
			}),
		),
		shape("acc2", rectangle(242, 60, 46, 160)),
		shape("acc", drop(242, 6, 23, "sw")),
	],
	padlock: [
		shape("pale", "M84 110V76A66 66 0 0 1 216 76V110H180V76A30 30 0 0 0 120 76V110z"),
		shape("acc", rectangle(56, 104, 188, 116)),
		shape("hole", drop(126, 132, 24, "sw")),
	],
	window: [
		shape(
			"shade",
			inGrid(6, { columns: 4, step: [75, 75] }, (x, y) => drop(x + 4, y + 2, 32, "sw")),
		),
		shape("acc", drop(154, 77, 71, "se")),
	],
	parcel: [
		group(shopParts.parcel, { x: 96, y: 220, scale: 1.3 }),
		group(shopParts.parcel, { x: 232, y: 220, scale: 0.95 }),
		group(shopParts.parcel, { x: 226, y: 106, scale: 0.6 }),
	],
	coins: [
		shape("acc", coins(3, 6) + coins(5, 108) + coins(6, 210)),
		shape("acc2", "M222 16h60a12 12 0 0 1 0 24h-60a12 12 0 0 1 0-24z"),
	],
	bed: [group(hotelParts.bed, { x: 150, y: 220, scale: 1.08 }), shape("pale", drop(222, 6, 30, "sw"))],
	bubbles: [
		shape("ask", drop(8, 8, 68, "sw")),
		shape("answer", drop(148, 76, 70, "ne")),
		group(speakersParts.check, { x: 218, y: 135, scale: 0.72 }),
	],
	key: [shape("desk", rectangle(0, 190, 300, 30)), group(towerParts.key, { x: 146, y: 118, scale: 1.22 })],
	books: [group(schoolParts.books, { x: 150, y: 220, scale: 1.5 })],
};
