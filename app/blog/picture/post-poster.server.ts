import sharp from "sharp";
import { faces, loadFonts } from "../../../domain/proposals/pdf/fonts/faces.ts";
import { fitText } from "../../../domain/proposals/pdf/text/fit.ts";
import { widthOf } from "../../../domain/proposals/pdf/text/lines.ts";
import { outlineOf } from "../../../domain/proposals/pdf/text/outline.ts";
import blocks from "../../styles/blocks.css?raw";
import tokens from "../../styles/tokens.css?raw";
import { type Palette, paletteOf, sceneMarkup } from "../../ui/scene/scene-markup.ts";
import { drop } from "../../ui/shapes/outlines.ts";
import { type CoverGround, chooseCover } from "../cover/choose-cover.ts";
import { composeCover, coverBox } from "../cover/compose-cover.ts";
import cover from "../cover/cover.css?raw";

export const poster = { width: 1200, height: 630, left: 640 } as const;

type PosterPost = { storyId: string; title: string };

const margin = 64;
const leading = 1.06;
const sizes = [84, 78, 72, 66, 60, 56, 52, 48, 44, 40];

/** A post's title and the brand beside its cover, or beside room for its uploaded one. */
export async function postPoster(post: PosterPost, product: string, uploaded: boolean): Promise<string> {
	await loadFonts();
	const { width, height, left } = poster;
	const choice = chooseCover(post);
	const colours = coloursOf(choice.ground);
	const box = `x="${left}" y="0" width="${width - left}" height="${height}"`;
	const picture = sceneMarkup(composeCover(choice), colours);
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
		`<path fill="${colours("ground", [])}" d="M0 0h${width}v${height}H0z"/>`,
		uploaded ? "" : `<svg ${box} viewBox="0 0 ${coverBox.width} ${coverBox.height}">${picture}</svg>`,
		title(post.title, colours),
		wordmark(product, colours),
		"</svg>",
	].join("");
}

function coloursOf(ground: CoverGround): Palette {
	const sheets = [
		{ sheet: tokens, selector: ":root" },
		{ sheet: blocks, selector: `.${ground}` },
		{ sheet: cover, selector: ".post-cover" },
		{ sheet: cover, selector: `.cover-${ground}` },
	];
	return paletteOf(sheets, cover);
}

function title(text: string, colours: Palette): string {
	const room = { face: faces.display, width: poster.left - 2 * margin + 24, height: 400, leading, sizes };
	const { size, lines } = fitText(text, { ...room, balanced: true, wholeWordsDownTo: 40 });
	return lines
		.map((line, index) => {
			const y = margin + size * (0.72 + leading * index);
			return outlineOf(line, faces.display, { x: margin, y, size, fill: colours("ink", []) });
		})
		.join("");
}

function wordmark(product: string, colours: Palette): string {
	const size = Math.min(46, 330 / widthOf(product, faces.display, 1));
	const y = poster.height - margin;
	const end = margin + widthOf(product, faces.display, size) + size * (0.07 - 0.02 * product.length);
	const r = size * 0.12;
	return [
		outlineOf(product, faces.display, { x: margin, y, size, fill: colours("ink", []) }),
		`<path fill="${colours("asks", [])}" d="${drop(end, y - size * 0.66, r, "sw")}"/>`,
		`<path fill="${colours("answer", [])}" d="${drop(end, y - size * 0.24, r, "ne")}"/>`,
	].join("");
}

const cachedPictures = new Map<string, Promise<Buffer>>();
const cacheLimit = 200;

/** The picture of a post where its link is shared: its title and the brand beside its cover. */
export function sharedPicture(post: PosterPost, product: string): Promise<Buffer> {
	const key = JSON.stringify([post.storyId, post.title, product]);
	const cached = cachedPictures.get(key);
	if (cached) return cached;
	if (cachedPictures.size >= cacheLimit) cachedPictures.clear();
	const picture = postPoster(post, product, false).then((svg) =>
		sharp(Buffer.from(svg)).png({ palette: true }).toBuffer(),
	);
	cachedPictures.set(key, picture);
	picture.catch(() => cachedPictures.delete(key));
	return picture;
}

/** The same for a list of posts. It is no story: its title chooses the cover. */
export function sharedPictureOfList(title: string, product: string): Promise<Buffer> {
	return sharedPicture({ storyId: title, title }, product);
}

/** The same with an uploaded cover in place of the drawn one. */
export async function sharedPictureWith(
	cover: Uint8Array,
	post: PosterPost,
	product: string,
): Promise<Buffer> {
	const { width, height, left } = poster;
	const input = await sharp(cover)
		.resize({ width: width - left, height, fit: "cover" })
		.toBuffer();
	const words = Buffer.from(await postPoster(post, product, true));
	return sharp(words)
		.composite([{ input, left, top: 0 }])
		.png()
		.toBuffer();
}
