import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { industries } from "../../../content/industries/list.ts";
import { composeScene, type SceneChoice } from "./compose-scene.ts";
import { sceneParts } from "./parts/list.ts";
import { readPalette, sceneMarkup } from "./scene-markup.ts";
import type { SceneNode } from "./scene-node.ts";

const read = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");
const styles = { scene: read("scene.css"), tokens: read("../../styles/tokens.css") };
const scenes: SceneChoice[] = industries.flatMap(({ id: industry }) =>
	(["dawn", "noon", "night"] as const).flatMap((hour) =>
		(["asks", "serves", "brings"] as const).flatMap((action) =>
			[{}, { other: true }].flatMap((thing) =>
				(["wide", "tall"] as const).map((frame) => ({ industry, hour, action, frame, ...thing })),
			),
		),
	),
);
const usual = scenes.filter(({ other }) => !other);

it("draws every part in some scene", () => {
	expect([...new Set(partsIn(scenes.flatMap(composeScene)))].sort()).toEqual(Object.keys(sceneParts).sort());
});

it("has no two scenes alike", () => {
	expect(new Set(usual.map((scene) => JSON.stringify([scene.hour, composeScene(scene)]))).size).toBe(
		usual.length,
	);
});

it("paints every shape in a colour of its own, without a browser", () => {
	for (const scene of scenes) {
		const markup = sceneMarkup(composeScene(scene), readPalette(styles, scene.hour));
		const fills = [...markup.matchAll(/fill="([^"]*)"/g)].map(([, fill]) => fill);
		expect(fills.length).toBeGreaterThan(20);
		expect(fills.filter((fill) => !/^#[0-9a-f]{3,6}$/.test(fill ?? ""))).toEqual([]);
	}
});

function partsIn(nodes: readonly SceneNode[]): string[] {
	return nodes.flatMap((node) => {
		if (node.kind === "shape") return [];
		if (node.kind === "group") return partsIn(node.nodes);
		return [node.name, ...partsIn(sceneParts[node.name])];
	});
}
