import { laura, sara, tomas } from "../../../app/ui/people/people.ts";
import type { Shape } from "../../../app/ui/shapes/shapes.tsx";
import { en } from "../../../content/pages/about/en.ts";
import { es } from "../../../content/pages/about/es.ts";
import { block, type Composition, canvas, grounds, picture, poster } from "../canvas.ts";
import { wordmark } from "../mark.ts";
import { fitted, textLines } from "../text.ts";

const portraits: readonly (readonly Shape[])[] = [
	[["sol", "M-60 -40h420v420h-420z"], ...laura],
	[["noche", "M-60 -40h420v420h-420z"], ...tomas],
	[["ladrillo2", "M-60 -40h420v420h-420z"], ...sara],
];

export const about: Composition = ({ language, brand }) => {
	const { heading } = { es, en }[language](brand.product, brand.foundingYear);
	const on = grounds.cielo;
	const side = canvas.height / 3;
	const title = fitted(heading, { width: 810, height: 380, largest: 96, smallest: 60 });
	const people = portraits.map((person, index) => {
		const box = { x: canvas.width - side, y: index * side, width: side, height: side };
		return picture(person, box, { width: 300, height: 340 });
	});
	return {
		says: heading,
		svg: poster(
			block(on.ground),
			...people,
			textLines(title, { x: canvas.margin, y: canvas.margin + 6, fill: on.ink }),
			wordmark(brand.product, { x: canvas.margin, y: 566, on }),
		),
	};
};
