import type { IndustryId } from "../../../content/industries/list.ts";
import type { Hills } from "./frames.ts";
import { type PartNode, part } from "./scene-node.ts";

type OneOrTwo<Thing> = readonly [Thing, Thing?];
type Things = readonly [PartNode, ...PartNode[]];
type Topic = { name: PartNode["name"]; scale: number; down: number };

/** What distinguishes the scenes of one industry. Positions in the building count from the middle of its foot. */
export type Business = {
	building: readonly PartNode[];
	/** Behind the building's open front at dawn and at night. */
	shutter?: { dawn: PartNode; night: PartNode };
	openWindows: readonly (readonly [x: number, y: number])[];
	litWindow: readonly [x: number, y: number];
	plant: "tree" | "palm";
	/** The people who work here wear one. */
	cap: boolean;
	/** Bought and sold here: brought to the door, handed over, asked for in the bubble. A second one is the other thing. */
	brought: OneOrTwo<Things>;
	handed: PartNode;
	topics: OneOrTwo<Topic>;
	wide: Hills;
	tall: Hills;
};

export const businesses: Record<IndustryId, Business> = {
	"hospitalidad-viajes": {
		building: [part("hotel")],
		openWindows: [
			[-150, -560],
			[0, -430],
			[150, -300],
			[330, -230],
		],
		litWindow: [150, -430],
		plant: "palm",
		cap: false,
		brought: [
			[part("case", 0, 0, 1.4)],
			[part("case", 0, 0, 1.2), part("person", 196, 0, [-1.3, 1.3], "wears-brick skin-1")],
		],
		handed: part("ding", 0, -154),
		topics: [{ name: "bed", scale: 0.92, down: 53 }],
		wide: { far: [1330, 5.2], near: [200, 3.9], church: [1330, 329] },
		tall: { far: [800, 4.7], near: [60, 3.6], church: [800, 474] },
	},
	"real-estate-construccion": {
		building: [part("crane", 220), part("tower"), part("load", 90, -470)],
		openWindows: [
			[-150, -490],
			[-310, -230],
		],
		litWindow: [-310, -360],
		plant: "tree",
		cap: true,
		brought: [[part("bricks", 0, 0, 1.1)]],
		handed: part("key", 0, -190, 0.9),
		topics: [
			{ name: "key", scale: 1.04, down: 0 },
			{ name: "bricks", scale: 1.11, down: 58 },
		],
		wide: { far: [1290, 4.4], near: [280, 3.3] },
		tall: { far: [880, 4.2], near: [160, 3.2], church: [880, 524] },
	},
	"retail-ecommerce": {
		building: [part("shop"), part("parcel", -250, -40, 1.3), part("parcel", -90, -40)],
		shutter: { dawn: part("roll", -130, -350, [1.6, 1.2]), night: part("roll", -130, -270, [1.6, 1.45]) },
		openWindows: [
			[-260, -450],
			[80, -450],
		],
		litWindow: [-90, -450],
		plant: "tree",
		cap: false,
		brought: [[part("parcel", 0, 0, 1.3), part("parcel", -8, -156, 1.05)]],
		handed: part("parcel", 0, -154),
		topics: [{ name: "parcel", scale: 1.21, down: 72 }],
		wide: { far: [1430, 3.9], near: [300, 3.9], church: [300, 459] },
		tall: { far: [900, 3.6], near: [40, 4.4], church: [40, 504] },
	},
	"educacion-ong": {
		building: [part("school")],
		openWindows: [
			[-242, -190],
			[342, -190],
		],
		litWindow: [242, -190],
		plant: "tree",
		cap: false,
		brought: [[part("bus")], [part("books", 0, 0, 1.4)]],
		handed: part("books", 0, -154, 0.9),
		topics: [{ name: "book", scale: 0.98, down: 58 }],
		wide: { far: [1360, 5], near: [240, 3.6], church: [1400, 349] },
		tall: { far: [900, 4.4], near: [80, 3.2], church: [900, 504] },
	},
	"automotriz-aftermarket": {
		building: [part("garage"), part("lift", -40, 0, 0.98)],
		openWindows: [[361, -380]],
		litWindow: [361, -380],
		plant: "tree",
		cap: true,
		brought: [[part("tyres", 0, 0, 1.15)], [part("car", 80, -43, 0.9)]],
		handed: part("key", 0, -190, 0.9),
		topics: [{ name: "car", scale: 0.55, down: 51 }],
		wide: { far: [1480, 3.8], near: [270, 3.7], church: [270, 479] },
		tall: { far: [960, 4], near: [100, 3.4] },
	},
};
