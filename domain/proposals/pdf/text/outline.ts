import { type Face, faces } from "../fonts/faces.ts";
import { glyphsFor } from "../fonts/glyphs.ts";

/** Over the size: headings are tight, like the site's. */
const tracking = -0.02;

/** Where a line begins on its baseline, in units of the picture. */
type Line = { x: number; y: number; size: number; fill: string };

/** Draws a line of text as SVG paths, for renderers without our fonts. Await loadFonts() first. */
export function outlineOf(text: string, face: Face, { x, y, size, fill }: Line): string {
	let end = x;
	return [...text]
		.map((letter) => {
			const font = glyphsFor(letter, face);
			const { glyphs, advanceWidth } = font.layout(letter);
			const scale = size / font.unitsPerEm;
			const outline = glyphs.map((glyph) => glyph.path.toSVG()).join("");
			const place = `translate(${round(end)} ${round(y)}) scale(${round(scale, 5)} ${round(-scale, 5)})`;
			end += advanceWidth * scale + (face === faces.display ? tracking * size : 0);
			return outline && `<path fill="${fill}" transform="${place}" d="${outline}"/>`;
		})
		.join("");
}

function round(value: number, digits = 2): number {
	return Math.round(value * 10 ** digits) / 10 ** digits;
}
