import { type PartNode, part } from "./scene-node.ts";

export type SceneHour = "dawn" | "noon" | "night";

/** Seen where the box is wider than the square. */
const besideSquare = [
	[-420, 1.1],
	[-340, 0.8],
	[1350, 1.1],
	[1430, 0.8],
] as const;

type Place = { x: number; y: number; scale: number };
type Hill = readonly [x: number, scale: number];

export type Hills = { far: Hill; near: Hill; church?: readonly [x: number, y: number] };

/** Where things stand. `hills`: the same for every business; otherwise each has its own. */
type Frame = {
	viewBox: string;
	horizon: number;
	foot: number;
	/** Nothing stands beside it: hills, and what people do, are left out. */
	isBuildingAlone?: boolean;
	hills?: Hills;
	building: Place;
	plants: readonly (readonly [x: number, scale: number])[];
	sun: Record<SceneHour, PartNode>;
	bringing: { person: number; things: number };
	bus: { x: number; scale: number };
	desk: { customer: number; x: number; seller: number };
	asks: Place;
	answers: Place;
};

export type FrameName =
	| "wide"
	| "tall"
	| "door"
	| "squareLeft"
	| "squareRight"
	| "besideWords"
	| "besideColon"
	| "mail";

const tall: Frame = {
	viewBox: "0 0 1000 1250",
	horizon: 930,
	foot: 1200,
	building: { x: 500, y: 930, scale: 0.88 },
	plants: [[945, 0.9]],
	sun: {
		dawn: part("sun", 300, 470, [-4.8, 4.8]),
		noon: part("sun", 230, 290, 3.3),
		night: part("sun", 880, 150, 0.9),
	},
	bringing: { person: 371, things: 642 },
	bus: { x: 500, scale: 1.4 },
	desk: { customer: 285, x: 500, seller: 715 },
	asks: { x: 305, y: 985, scale: 3.1 },
	answers: { x: 695, y: 1055, scale: 3.1 },
};

/** In a box of another shape, the sky, the hills and the ground run on. In a square the building stands on one side. */
export const frames: Record<FrameName, Frame> = {
	wide: {
		viewBox: "0 0 1600 1000",
		horizon: 835,
		foot: 964,
		building: { x: 1070, y: 835, scale: 0.93 },
		plants: [
			[1500, 1.1],
			[1575, 0.8],
		],
		sun: {
			dawn: part("sun", 400, 410, -4.5),
			noon: part("sun", 370, 290, 3),
			night: part("sun", 1530, 170, 0.86),
		},
		bringing: { person: 282, things: 509 },
		bus: { x: 390, scale: 1.15 },
		desk: { customer: 210, x: 390, seller: 570 },
		asks: { x: 370, y: 290, scale: 3 },
		answers: { x: 370, y: 640, scale: 3 },
	},
	tall,
	/** A building alone, with the sky of an arch around it. */
	door: {
		...tall,
		isBuildingAlone: true,
		horizon: 1110,
		building: { x: 500, y: 1110, scale: 0.9 },
		plants: [],
		sun: {
			dawn: part("sun", 500, 300, [-2.2, 2.2]),
			noon: part("sun", 340, 330, 1.8),
			night: part("sun", 500, 330, 1.3),
		},
	},
	squareRight: {
		viewBox: "0 0 1000 1000",
		horizon: 740,
		foot: 950,
		hills: { far: [1080, 4.4], near: [-40, 4] },
		building: { x: 690, y: 740, scale: 0.66 },
		plants: besideSquare,
		sun: {
			dawn: part("sun", 250, 370, [-3.2, 3.2]),
			noon: part("sun", 190, 250, 2.3),
			night: part("sun", 920, 120, 0.8),
		},
		bringing: { person: 190, things: 380 },
		bus: { x: 280, scale: 1 },
		desk: { customer: 115, x: 275, seller: 435 },
		asks: { x: 190, y: 290, scale: 2.8 },
		answers: { x: 190, y: 630, scale: 2.8 },
	},
	squareLeft: {
		viewBox: "0 0 1000 1000",
		horizon: 740,
		foot: 950,
		hills: { far: [-80, 4.4], near: [1040, 4] },
		building: { x: 310, y: 740, scale: 0.66 },
		plants: besideSquare,
		sun: {
			dawn: part("sun", 750, 370, 3.2),
			noon: part("sun", 810, 250, 2.3),
			night: part("sun", 80, 120, 0.8),
		},
		bringing: { person: 670, things: 860 },
		bus: { x: 720, scale: 1 },
		desk: { customer: 565, x: 725, seller: 885 },
		asks: { x: 810, y: 290, scale: 2.8 },
		answers: { x: 810, y: 630, scale: 2.8 },
	},
	mail: {
		viewBox: "0 0 1600 800",
		horizon: 660,
		foot: 772,
		hills: { far: [1360, 4.2], near: [250, 3.4] },
		building: { x: 1080, y: 660, scale: 0.78 },
		plants: [
			[1490, 1],
			[1555, 0.75],
		],
		sun: {
			dawn: part("sun", 400, 330, -3.9),
			noon: part("sun", 370, 240, 2.6),
			night: part("sun", 660, 110, 0.8),
		},
		bringing: { person: 282, things: 509 },
		bus: { x: 390, scale: 1.05 },
		desk: { customer: 210, x: 390, seller: 570 },
		asks: { x: 380, y: 220, scale: 2.5 },
		answers: { x: 380, y: 510, scale: 2.5 },
	},
	besideColon: {
		...tall,
		viewBox: "0 0 1060 880",
		horizon: 820,
		hills: { far: [1000, 4.2], near: [-160, 3.2] },
		building: { x: 335, y: 820, scale: 0.75 },
		plants: [],
		sun: { ...tall.sun, night: part("sun", 660, 130, 0.8) },
		asks: { x: 865, y: 320, scale: 2.7 },
		answers: { x: 865, y: 645, scale: 2.7 },
	},
	/** Words stand on its sky, left of it: nothing dark reaches there but the ground. */
	besideWords: {
		viewBox: "0 0 1060 860",
		horizon: 760,
		foot: 830,
		hills: { far: [330, 3.9], near: [960, 2.9] },
		building: { x: 330, y: 760, scale: 0.74 },
		plants: [],
		sun: {
			dawn: part("sun", 790, 450, [-4, 4]),
			noon: part("sun", 790, 300, 3),
			night: part("sun", 920, 160, 0.9),
		},
		bringing: { person: 690, things: 920 },
		bus: { x: 770, scale: 1.1 },
		desk: { customer: 630, x: 780, seller: 930 },
		asks: { x: 870, y: 300, scale: 2.6 },
		answers: { x: 870, y: 610, scale: 2.6 },
	},
};
