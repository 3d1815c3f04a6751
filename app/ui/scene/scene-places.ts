import type { IndustryId } from "../../../content/industries/list.ts";
import { businesses } from "./business.ts";
import type { SceneChoice } from "./compose-scene.ts";
import type { FrameName, SceneHour } from "./frames.ts";

export type Place = "hero" | "door" | "list" | "case";

/** The hours of the industries in their order: no two of these places show the same picture. */
const places: Record<Place, { frame: FrameName; hours: readonly [SceneHour, ...SceneHour[]] }> = {
	hero: { frame: "tall", hours: ["night"] },
	door: { frame: "tall", hours: ["dawn", "noon", "dawn", "noon", "dawn"] },
	case: { frame: "tall", hours: ["noon", "dawn", "noon", "dawn", "noon"] },
	list: { frame: "wide", hours: ["night", "dawn", "noon", "dawn", "night"] },
};

const day: readonly SceneHour[] = ["dawn", "noon", "night"];

/** @param later for a second picture of one industry beside the first, and a third: hours later. */
export function sceneAt(place: Place, industry: IndustryId, later = 0): SceneChoice {
	const { frame, hours } = places[place];
	const index = Object.keys(businesses).indexOf(industry);
	const hour = hours[index % hours.length] ?? hours[0];
	return { industry, frame, hour: day[(day.indexOf(hour) + later) % day.length] ?? hour };
}
