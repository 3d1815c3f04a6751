import { faces, loadFonts } from "../../../domain/proposals/pdf/fonts/faces.ts";
import { pdfColours } from "../../../domain/proposals/pdf/look/colours.ts";
import { fitText } from "../../../domain/proposals/pdf/text/fit.ts";
import { widthOf } from "../../../domain/proposals/pdf/text/measure.ts";
import { outlineOf } from "../../../domain/proposals/pdf/text/outline.ts";
import tokens from "../../styles/tokens.css?raw";
import { composeScene } from "../../ui/scene/compose-scene.ts";
import { frames, type SceneHour } from "../../ui/scene/frames.ts";
import scene from "../../ui/scene/scene.css?raw";
import { sceneMarkup } from "../../ui/scene/scene-markup.ts";
import { readPalette } from "../../ui/scene/scene-palette.ts";
import { drop } from "../../ui/shapes/drop.ts";
import { postScene } from "../cover/post-scene.ts";

export const poster = { width: 1200, height: 630, left: 640 } as const;

export type PosterPost = { storyId: string; category: string; title: string };

type Ground = { fill: string; ink: string; asks: string; answers: string };

const { noche, sol, cielo, ladrillo, ladrilloVivo, white, ink } = pdfColours;

/** Beside the scene, in the colour of its sky. */
const grounds: Record<SceneHour, Ground> = {
	night: { fill: noche, ink: white, asks: cielo, answers: ladrilloVivo },
	dawn: { fill: sol, ink, asks: white, answers: ladrillo },
	noon: { fill: cielo, ink, asks: white, answers: ladrillo },
};

const margin = 64;
const leading = 1.06;
const sizes = [84, 78, 72, 66, 60, 56, 52, 48, 44, 40];

/** A post's title and the brand beside its scene, or beside room for its uploaded cover. */
export async function postPoster(post: PosterPost, product: string, uploaded: boolean): Promise<string> {
	await loadFonts();
	const { width, height, left } = poster;
	const choice = postScene(post);
	const ground = grounds[choice.hour];
	const box = `x="${left}" y="0" width="${width - left}" height="${height}"`;
	const picture = sceneMarkup(composeScene(choice), readPalette({ scene, tokens }, choice.hour));
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
		`<path fill="${ground.fill}" d="M0 0h${width}v${height}H0z"/>`,
		uploaded
			? ""
			: `<svg ${box} viewBox="${frames[choice.frame].viewBox}" preserveAspectRatio="xMidYMax meet">${picture}</svg>`,
		title(post.title, ground),
		wordmark(product, ground),
		"</svg>",
	].join("");
}

function title(text: string, ground: Ground): string {
	const room = { face: faces.display, width: poster.left - 2 * margin + 24, height: 400, leading, sizes };
	const { size, lines } = fitText(text, { ...room, balanced: true, wholeWordsDownTo: 40 });
	return lines
		.map((line, index) => {
			const y = margin + size * (0.72 + leading * index);
			return outlineOf(line, faces.display, { x: margin, y, size, fill: ground.ink });
		})
		.join("");
}

function wordmark(product: string, { ink, asks, answers }: Ground): string {
	const size = Math.min(46, 330 / widthOf(product, faces.display, 1));
	const y = poster.height - margin;
	const end = margin + widthOf(product, faces.display, size) + size * (0.07 - 0.02 * product.length);
	const r = size * 0.12;
	return [
		outlineOf(product, faces.display, { x: margin, y, size, fill: ink }),
		`<path fill="${asks}" d="${drop(end, y - size * 0.66, r, "sw")}"/>`,
		`<path fill="${answers}" d="${drop(end, y - size * 0.24, r, "ne")}"/>`,
	].join("");
}
