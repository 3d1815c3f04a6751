import type { IndustryId } from "../../../../content/industries/list.ts";
import type { DrawingName } from "./drawings.ts";

/** What a metric says of a number of things: more of them, a share of them, less of them; or they are listed. */
export type Change = "more" | "share" | "less" | "listed";

/** Counts the things that stand for a metric such as "45 %": how many there were, and how many there are now. */
export function countOf(metric: string, change: Change, before: number): { before: number; now: number } {
	const figure = Number(/\d+/.exec(metric)?.[0]);
	const part = (before * figure) / 100;
	const now = { more: before + part, share: part, less: before - part, listed: figure }[change];
	return { before, now };
}

type Figure = {
	colour: string;
	change: Change;
	before: number;
	drawing: DrawingName | "hotels" | "greetings" | "road";
};

type Figures = {
	layout: "left" | "right" | "top" | "bottom";
	largest: number;
	list: readonly Figure[];
};

/** Each metric in things of its industry: few enough to be counted. */
export const industryFigures: Record<IndustryId, Figures> = {
	"hospitalidad-viajes": {
		layout: "left",
		largest: 0,
		list: [
			{ colour: "sol", change: "more", before: 20, drawing: "hotels" },
			{ colour: "ladrillo", change: "more", before: 4, drawing: "beds" },
			{ colour: "cielo", change: "listed", before: 0, drawing: "greetings" },
		],
	},
	"real-estate-construccion": {
		layout: "right",
		largest: 1,
		list: [
			{ colour: "sol", change: "more", before: 10, drawing: "keys" },
			{ colour: "cielo", change: "share", before: 20, drawing: "doors" },
			{ colour: "ladrillo", change: "less", before: 10, drawing: "bricks" },
		],
	},
	"retail-ecommerce": {
		layout: "left",
		largest: 0,
		list: [
			{ colour: "cielo", change: "share", before: 10, drawing: "parcels" },
			{ colour: "ladrillo", change: "less", before: 10, drawing: "awning" },
			{ colour: "sol", change: "more", before: 10, drawing: "bags" },
		],
	},
	"educacion-ong": {
		layout: "top",
		largest: 0,
		list: [
			{ colour: "ladrillo", change: "share", before: 20, drawing: "seats" },
			{ colour: "sol", change: "share", before: 10, drawing: "books" },
			{ colour: "cielo", change: "less", before: 20, drawing: "coins" },
		],
	},
	"automotriz-aftermarket": {
		layout: "bottom",
		largest: 1,
		list: [
			{ colour: "cielo", change: "less", before: 10, drawing: "wheels" },
			{ colour: "sol", change: "less", before: 10, drawing: "road" },
			{ colour: "ladrillo", change: "more", before: 10, drawing: "cars" },
		],
	},
};
