import sharp from "sharp";
import { pdfColours } from "../../../domain/proposals/pdf/look/colours.ts";
import { drawCover } from "../cover/draw-cover.ts";

const colourValues: Record<string, string> = {
	...pdfColours,
	blanco: pdfColours.white,
	tinta: pdfColours.ink,
	luz: pdfColours.sol,
};

const cachedPictures = new Map<string, Promise<Buffer>>();
const cacheLimit = 200;

export function sharedPicture(seed: string, category: string): Promise<Buffer> {
	const key = `${seed} ${category}`;
	const cached = cachedPictures.get(key);
	if (cached) return cached;
	if (cachedPictures.size >= cacheLimit) cachedPictures.clear();
	const picture = sharp(Buffer.from(svgOf(seed, category)))
		.png({ palette: true })
		.toBuffer();
	cachedPictures.set(key, picture);
	picture.catch(() => cachedPictures.delete(key));
	return picture;
}

export function croppedPicture(webp: Uint8Array): Promise<Buffer> {
	return sharp(webp).resize({ width: 1200, height: 630, fit: "cover" }).png().toBuffer();
}

function svgOf(seed: string, category: string): string {
	const shapes = drawCover(seed, category, { columns: 12, rows: 7 });
	const paths = shapes.map(([colour, outline]) => `<path fill="${colourValues[colour]}" d="${outline}"/>`);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 35 1200 630">${paths.join("")}</svg>`;
}
