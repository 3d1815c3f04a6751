import { expect, it } from "vitest";
import { industries } from "../../../content/industries/list.ts";
import { composeScene } from "./compose-scene.ts";
import { allScenes, approachScenes, demoScene, sceneAt } from "./scene-places.ts";

it("shows no drawing in two places", () => {
	const scenes = allScenes();
	expect(scenes.length).toBe(industries.length * (5 + 3 + 3 * 3 + 6) + 3);
	const places = Map.groupBy(scenes, (scene) => JSON.stringify([scene.hour, composeScene(scene)]));
	expect([...places.values()].filter(({ length }) => length > 1)).toEqual([]);
});

it("shows no moment twice on an industry's page", () => {
	for (const { id } of industries) {
		const scenes = [sceneAt("hero", id), ...approachScenes(id), sceneAt("closing", id)];
		const moments = scenes.map((scene) =>
			JSON.stringify([scene.hour, composeScene({ ...scene, frame: "tall" })]),
		);
		expect(new Set(moments).size, id).toBe(5);
	}
});

it("shows each demo at the hour it begins at", () => {
	const hourOf = (at: string) => (at < "12:00" ? "dawn" : at < "19:00" ? "noon" : "night");
	for (const { id, flows } of industries)
		for (const flow of flows) {
			expect(demoScene(id, flow.id, "card").hour, flow.id).toBe(hourOf(flow.steps[0].at));
			expect(() => demoScene(id, flow.id, "page"), flow.id).not.toThrow();
		}
	expect(() => demoScene("educacion-ong", "no-such", "card")).toThrow("needs its scenes");
});
