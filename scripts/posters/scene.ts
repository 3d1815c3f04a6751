import { readFileSync } from "node:fs";
import { join } from "node:path";
import { composeScene, type SceneChoice } from "../../app/ui/scene/compose-scene.ts";
import { frames } from "../../app/ui/scene/frames.ts";
import { readPalette, sceneMarkup } from "../../app/ui/scene/scene-markup.ts";
import type { SceneNode } from "../../app/ui/scene/scene-node.ts";
import type { Box } from "./canvas.ts";

const app = join(import.meta.dirname, "../../app");
const styles = {
	scene: readFileSync(join(app, "ui/scene/scene.css"), "utf8"),
	tokens: readFileSync(join(app, "styles/tokens.css"), "utf8"),
};

/** Its sky, hills and ground run on outside the box unless it is cut off there. */
export function scene(choice: SceneChoice, { x, y, width, height }: Box, { cut }: { cut: boolean }): string {
	const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
	const view = `viewBox="${frames[choice.frame].viewBox}" preserveAspectRatio="xMidYMax meet"`;
	const drawing = sceneMarkup(composeScene(choice), readPalette(styles, choice.hour));
	return `<svg ${place} ${view} overflow="${cut ? "hidden" : "visible"}">${drawing}</svg>`;
}

export function sceneIn(
	{ frame, hour }: SceneChoice,
	nodes: readonly SceneNode[],
	{ width, height }: Pick<Box, "width" | "height">,
): string {
	const drawing = sceneMarkup(nodes, readPalette(styles, hour));
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${frames[frame].viewBox}">${drawing}</svg>`;
}
