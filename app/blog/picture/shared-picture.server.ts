import sharp from "sharp";
import { colours } from "../../../domain/proposals/pdf/look/colours.ts";
import { drawCover } from "../cover/draw-cover.ts";

const named: Record<string, string> = {
	...colours,
	...{ blanco: colours.white, tinta: colours.ink, luz: colours.sol },
};

const drawn = new Map<string, Promise<Buffer>>();
const most = 200;

/** A post's cover as networks want it: 1200 by 630, as PNG. The last ones are kept. */
export function sharedPicture(seed: string, category: string): Promise<Buffer> {
	const key = `${seed} ${category}`;
	const known = drawn.get(key);
	if (known) return known;
	if (drawn.size >= most) drawn.clear();
	const picture = sharp(Buffer.from(svgOf(seed, category)))
		.png({ palette: true })
		.toBuffer();
	drawn.set(key, picture);
	picture.catch(() => drawn.delete(key));
	return picture;
}

/** An uploaded cover, cut to the same size. */
export function croppedPicture(webp: Uint8Array): Promise<Buffer> {
	return sharp(webp).resize({ width: 1200, height: 630, fit: "cover" }).png().toBuffer();
}

function svgOf(seed: string, category: string): string {
	const shapes = drawCover(seed, category, { columns: 12, rows: 7 });
	const paths = shapes.map(([colour, outline]) => `<path fill="${named[colour]}" d="${outline}"/>`);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 35 1200 630">${paths.join("")}</svg>`;
}
