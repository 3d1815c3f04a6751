import { drop } from "../../../app/ui/shapes/outlines.ts";
import { en } from "../../../content/pages/legal/en.ts";
import { es } from "../../../content/pages/legal/es.ts";
import { block, type Composition, canvas, colours, grounds, path, poster } from "../canvas.ts";
import { wordmark } from "../mark.ts";
import { fitted, textLines } from "../text.ts";

const sheet = { x: 790, y: 84, width: 330 };
const paragraphs = [
	[210, 262, 250, 180],
	[262, 240, 262, 120],
	[250, 262, 200],
];

export const legal: Composition = ({ language, brand }) => {
	const company = { legalName: null, taxNumber: null, address: null };
	const { heading } = { es, en }[language]({ ...brand, ...company, thirdPartyAnalytics: false });
	const { margin, height } = canvas;
	const on = grounds.noche;
	const title = fitted(heading, { width: 640, height: 380, largest: 84, smallest: 48 });
	const { x, y, width } = sheet;
	let line = y + 62;
	const writing = paragraphs.map((bars, index) => {
		const drawn = bars.map((bar, row) => `M${x + 34} ${line + row * 26}h${bar}v10h${-bar}z`).join("");
		line += bars.length * 26 + 26;
		return path(index === 0 ? colours.ink : colours.onNoche2, drawn);
	});
	return {
		says: heading,
		svg: poster(
			block(on.ground),
			path(colours.noche2, drop(706, -40, 356, "sw")),
			path(colours.white, `M${x} ${y}h${width - 90}a90 90 0 0 1 90 90v${height}h${-width}z`),
			...writing,
			path(colours.ladrillo, drop(x + width - 84, 440, 78, "ne")),
			path(colours.white, check(x + width - 6, 518)),
			textLines(title, { x: margin, y: margin + 4, fill: on.ink }),
			wordmark(brand.product, { x: margin, y: height - margin, on }),
		),
	};
};

function check(x: number, y: number): string {
	return `M${x - 36} ${y + 2}l12 -12 16 16 32 -32 12 12 -44 44z`;
}
