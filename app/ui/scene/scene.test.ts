import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { industries } from "../../../content/industries/list.ts";
import { composeScene, type SceneChoice } from "./compose-scene.ts";
import { demoScene } from "./demo-scene.server.ts";
import { sceneParts } from "./parts/list.ts";
import { scenePartsOf } from "./parts-of.ts";
import { sceneMarkup } from "./scene-markup.ts";
import { readPalette } from "./scene-palette.ts";
import { sceneAt } from "./scene-places.ts";

const read = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");
const styles = { scene: read("scene.css"), tokens: read("../../styles/tokens.css") };
const scenes: SceneChoice[] = industries.flatMap(({ id: industry }) =>
	(["dawn", "noon", "night"] as const).flatMap((hour) =>
		(["wide", "tall"] as const).map((frame) => ({ industry, hour, frame })),
	),
);

it("draws every part in some scene", () => {
	expect(scenePartsOf(scenes.flatMap(composeScene)).sort()).toEqual(Object.keys(sceneParts).sort());
});

it("has two scenes alike nowhere", () => {
	expect(new Set(scenes.map((scene) => JSON.stringify(composeScene(scene)))).size).toBe(30);
});

it("paints every shape in a colour of its own, without a browser", () => {
	for (const scene of scenes) {
		const markup = sceneMarkup(composeScene(scene), readPalette(styles, scene.hour));
		const fills = [...markup.matchAll(/fill="([^"]*)"/g)].map(([, fill]) => fill);
		expect(fills.length).toBeGreaterThan(30);
		expect(fills.filter((fill) => !/^#[0-9a-f]{3,6}$/.test(fill ?? ""))).toEqual([]);
	}
});

it("shows another picture of an industry in each place", () => {
	const places = ["hero", "door", "case", "list"] as const;
	for (const { id } of industries) {
		const shown = places.map((place) => JSON.stringify(sceneAt(place, id)));
		expect(new Set(shown).size, id).toBe(places.length);
	}
});

it("shows no two demos with the same picture", () => {
	for (const frame of ["wide", "tall"] as const) {
		const shown = industries.flatMap(({ id, flows }) =>
			flows.map((flow) => {
				const scene = demoScene(id, flow.id, frame);
				return JSON.stringify([scene.hour, composeScene(scene)]);
			}),
		);
		expect(new Set(shown).size).toBe(15);
	}
});
