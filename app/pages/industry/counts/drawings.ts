import { figure } from "../../../ui/people/people.ts";
import type { PartName } from "../../../ui/scene/scene-node.ts";
import { circle, rectangle } from "../../../ui/shapes/outlines.ts";
import type { Shape } from "../../../ui/shapes/shapes.tsx";

type Outline = (x: number, y: number, index: number) => string;

export type CountDrawing = {
	size: readonly [number, number];
	behind?: readonly Shape[];
	/** What is counted: a part of the scenes in its scale, or an outline; and what stands for the missing ones. */
	thing: { part: PartName; scale: number } | { outline: Outline; missing?: Outline };
	place: (index: number) => readonly [x: number, y: number];
};

const rows =
	(columns: number, step: readonly [number, number], [x, y]: readonly [number, number] = [0, 0]) =>
	(index: number) =>
		[x + (index % columns) * step[0], y + Math.floor(index / columns) * step[1]] as const;

const door: Outline = (x, y) => `M${x} ${y + 64}v-42a22 22 0 0 1 44 0v42z`;
const bag: Outline = (x, y) =>
	`M${x} ${y + 66}l6-48h44l6 48zM${x + 14} ${y + 18}v-4a14 14 0 0 1 28 0v4h-6v-4a8 8 0 0 0-16 0v4z`;
const scallop: Outline = (x, y) => `M${x} ${y}h50v50a25 25 0 0 1-50 0z`;
const spine: Outline = (x, y, index) => `M${x} ${y}v-${56 + ((index * 5) % 4) * 9}a18 18 0 0 1 36 0V${y}z`;
const coin: Outline = (x, y) => `M${x + 9} ${y}h74a9 9 0 0 1 0 18h-74a9 9 0 0 1 0-18z`;
const chair: Outline = (x, y) =>
	rectangle(x + 12, y + 26, 34, 8) + rectangle(x + 14, y + 34, 6, 41) + rectangle(x + 38, y + 34, 6, 41);
const parcelRows = [0, 1, 2, 3, 0.5, 1.5, 2.5, 1, 2, 1.5];
const parcelFloors = [0, 0, 0, 0, 1, 1, 1, 2, 2, 3];

export const drawings = {
	beds: { size: [560, 60], thing: { part: "bed", scale: 0.4 }, place: rows(5, [114, 0], [52, 58]) },
	keys: { size: [560, 80], thing: { part: "key", scale: 0.3 }, place: rows(7, [80, 46], [34, 17]) },
	doors: {
		size: [420, 400],
		behind: [
			["ladrillo", "M0 400V80a80 80 0 0 1 80-80h340v400z"],
			["papel", [0, 1, 2, 3].map((floor) => rectangle(0, 106 + 92 * floor, 420, 8)).join("")],
		],
		thing: { outline: door },
		place: rows(5, [76, 92], [36, 42]),
	},
	bricks: {
		size: [560, 76],
		thing: { outline: (x, y) => rectangle(x, y, 90, 34) },
		place: (index) => [(index % 5) * 94 + (index < 5 ? 0 : 47), index < 5 ? 40 : 2],
	},
	parcels: {
		size: [420, 408],
		thing: { part: "parcel", scale: 0.8 },
		place: (index) => [52 + 105 * (parcelRows[index] ?? 0), 408 - 100 * (parcelFloors[index] ?? 0)],
	},
	awning: {
		size: [556, 86],
		behind: [["tinta", rectangle(0, 0, 556, 10)]],
		thing: { outline: scallop },
		place: rows(10, [56, 0], [1, 10]),
	},
	bags: { size: [560, 152], thing: { outline: bag }, place: rows(7, [80, 84]) },
	seats: {
		size: [800, 206],
		behind: [["papel", rectangle(0, 78, 788, 10) + rectangle(0, 186, 788, 10)]],
		thing: { outline: figure, missing: chair },
		place: rows(10, [80, 108], [4, 2]),
	},
	books: {
		size: [470, 110],
		behind: [["tinta", rectangle(0, 102, 470, 8)]],
		thing: { outline: spine },
		place: rows(10, [46, 0], [8, 102]),
	},
	coins: {
		size: [410, 102],
		thing: { outline: coin },
		place: (index) => [Math.floor(index / 5) * 105, 82 - 20 * (index % 5)],
	},
	wheels: { size: [560, 50], thing: { part: "wheel", scale: 0.5 }, place: rows(10, [56, 0], [25, 25]) },
	cars: { size: [560, 92], thing: { part: "car", scale: 0.16 }, place: rows(7, [80, 50], [35, 34]) },
} as const satisfies Record<string, CountDrawing>;

export type DrawingName = keyof typeof drawings;

/** One lane of a road with a mark for each minute, and where its car has come to. */
export function lane(minutes: number): { marks: string; car: number } {
	const marks = Array.from({ length: minutes }, (_, minute) => circle(40 + minute * 62, 50, 9)).join("");
	return { marks, car: 40 + minutes * 62 + 40 };
}
