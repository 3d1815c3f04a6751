import type { IndustryId } from "../../../../content/industries/list.ts";
import type { SceneHour } from "../../../ui/scene/frames.ts";
import { type PartNode, part } from "../../../ui/scene/scene-node.ts";

type Band = { colour: string; hour: SceneHour; object: ThingName };

const person = (skin: string) => part("person", 0, 0, 1, `wears-white ${skin}`);

/** What a band shows, and the box of its coordinates. */
export const things = {
	bed: { parts: [part("bed")], box: "-134 -132 268 134" },
	bell: { parts: [part("ding")], box: "-74 -96 148 98" },
	key: { parts: [part("key")], box: "-112 -52 234 104" },
	receptionist: { parts: [person("skin-2")], box: "-90 -282 180 282" },
	case: { parts: [part("case")], box: "-64 -168 128 170" },
	load: { parts: [part("load")], box: "-80 -202 160 240" },
	bricks: { parts: [part("bricks")], box: "-102 -130 200 132" },
	builder: { parts: [person("skin-1"), part("cap")], box: "-90 -292 200 292" },
	bag: { parts: [part("shop-sign")], box: "-114 -224 228 258" },
	moon: { parts: [part("sun")], box: "-52 -52 104 104" },
	parcel: { parts: [part("parcel")], box: "-62 -122 124 124" },
	answer: { parts: [part("bubble-answer"), part("check", 0, -8, 0.44)], box: "-52 -52 104 104" },
	schoolBell: { parts: [part("bell")], box: "-72 -116 144 136" },
	book: { parts: [part("book")], box: "-112 -112 224 114" },
	clock: { parts: [part("clock")], box: "-98 -98 196 196" },
	books: { parts: [part("books")], box: "-92 -128 186 130" },
	bus: { parts: [part("bus")], box: "-242 -262 484 312" },
	car: { parts: [part("car")], box: "-212 -222 424 272" },
	tyres: { parts: [part("tyres")], box: "-98 -166 196 168" },
} satisfies Record<string, { parts: readonly PartNode[]; box: string }>;

type ThingName = keyof typeof things;

const dark = (object: ThingName): Band => ({ colour: "noche", hour: "night", object });
const dusk = (object: ThingName): Band => ({ colour: "noche night-band-dusk", hour: "night", object });
const brick = (object: ThingName): Band => ({ colour: "ladrillo", hour: "noon", object });
const sun = (object: ThingName): Band => ({ colour: "sol", hour: "noon", object });
const sky = (object: ThingName): Band => ({ colour: "cielo", hour: "noon", object });

/** The sky of each hour of an industry's night. */
export const nightBands: Record<IndustryId, readonly [Band, ...Band[]]> = {
	"hospitalidad-viajes": [dark("bed"), brick("bell"), dusk("key"), sun("receptionist"), sky("case")],
	"real-estate-construccion": [dark("load"), brick("bricks"), dusk("answer"), sky("builder"), sun("key")],
	"retail-ecommerce": [brick("bag"), dark("moon"), brick("parcel"), dusk("answer"), sun("receptionist")],
	"educacion-ong": [sun("schoolBell"), brick("book"), dark("clock"), dusk("books"), sky("bus")],
	"automotriz-aftermarket": [dark("car"), brick("key"), dusk("answer"), sky("builder"), sun("tyres")],
};
