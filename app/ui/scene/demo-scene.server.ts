import type { DemoFlow } from "../../../content/industries/flow-schema.ts";
import { type IndustryId, industries } from "../../../content/industries/list.ts";
import type { SceneChoice } from "./compose-scene.ts";
import type { FrameName, SceneHour } from "./frames.ts";

/** Each demo of an industry has its own picture, of the hour it begins at. */
export function demoScene(industry: IndustryId, flowId: string, frame: FrameName): SceneChoice {
	const flows: readonly DemoFlow[] = industries.find(({ id }) => id === industry)?.flows ?? [];
	const hours = flows.map(({ steps: [first] }) => sceneHour(first.at));
	const index = flows.findIndex(({ id }) => id === flowId);
	const hour = hours[index] ?? "noon";
	return { industry, frame, hour, second: hours.indexOf(hour) < index };
}

/** Takes a time of a clock with 24 hours, "23:47". */
export function sceneHour(at: string): SceneHour {
	if (at < "12:00") return "dawn";
	return at < "19:00" ? "noon" : "night";
}
