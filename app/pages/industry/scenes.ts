import type { IndustryId } from "../../../content/industries/list.ts";
import type { SceneChoice } from "../../ui/scene/compose-scene.ts";
import type { SceneHour } from "../../ui/scene/frames.ts";

/** The hours of the scenes of the approach, one for each solution, and of the last scene. */
const hours: Record<IndustryId, { approach: readonly SceneHour[]; closing: SceneHour }> = {
	"hospitalidad-viajes": { approach: ["night", "noon", "dawn"], closing: "dawn" },
	"real-estate-construccion": { approach: ["night", "noon", "dawn"], closing: "noon" },
	"retail-ecommerce": { approach: ["dawn", "night", "noon"], closing: "noon" },
	"educacion-ong": { approach: ["noon", "dawn", "night"], closing: "dawn" },
	"automotriz-aftermarket": { approach: ["night", "dawn", "noon"], closing: "dawn" },
};

export function approachScenes(industry: IndustryId): readonly SceneChoice[] {
	return hours[industry].approach.map((hour, index) => ({
		industry,
		hour,
		frame: index % 2 === 0 ? "squareRight" : "squareLeft",
	}));
}

export function closingScene(industry: IndustryId): SceneChoice {
	return { industry, hour: hours[industry].closing, frame: "besideWords" };
}
