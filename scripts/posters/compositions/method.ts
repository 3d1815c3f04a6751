import { drop } from "../../../app/ui/shapes/outlines.ts";
import { en } from "../../../content/pages/method/en.ts";
import { es } from "../../../content/pages/method/es.ts";
import { block, type Composition, canvas, colours, grounds, path, poster } from "../canvas.ts";
import { wordmark } from "../mark.ts";
import { fitted, textLine, textLines, textWidth } from "../text.ts";

const steps = [
	{ fill: colours.cielo, ink: colours.ink, corner: "sw" },
	{ fill: colours.sol, ink: colours.ink, corner: "nw" },
	{ fill: colours.ladrillo, ink: colours.white, corner: "se" },
	{ fill: colours.noche, ink: colours.white, corner: "ne" },
] as const;

export const method: Composition = ({ language, brand }) => {
	const { heading } = { es, en }[language](brand.product);
	const { margin, width, height } = canvas;
	const on = grounds.papel;
	const r = 104;
	const gap = 20;
	const title = fitted(heading, { width: width - 2 * margin, height: 220, largest: 76, smallest: 48 });
	const numbers = steps.map(({ fill, ink, corner }, index) => {
		const x = margin + index * (2 * r + gap);
		const number = String(index + 1);
		return (
			path(fill, drop(x, height - margin - 2 * r, r, corner)) +
			textLine(number, {
				x: x + r - textWidth(number, 150) / 2,
				y: height - margin - r + 51,
				size: 150,
				fill: ink,
			})
		);
	});
	return {
		says: heading,
		svg: poster(
			block(colours.niebla),
			textLines(title, { x: margin, y: margin + 2, fill: on.ink }),
			...numbers,
			wordmark(brand.product, { x: width - margin + 8, y: 566, on, size: 40, anchor: "end" }),
		),
	};
};
