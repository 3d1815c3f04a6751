import { drop } from "../../../app/ui/shapes/outlines.ts";
import { en } from "../../../content/pages/contact/en.ts";
import { es } from "../../../content/pages/contact/es.ts";
import { block, type Composition, canvas, colours, grounds, path, poster } from "../canvas.ts";
import { wordmark } from "../mark.ts";
import { fitted, textLines } from "../text.ts";

export const contact: Composition = ({ language, brand }) => {
	const { heading } = { es, en }[language](brand.product);
	const { margin, height } = canvas;
	const on = grounds.ladrillo;
	const title = fitted(heading, { width: 690, height: 390, largest: 92, smallest: 56 });
	return {
		says: heading,
		svg: poster(
			block(on.ground),
			path(colours.cielo, drop(836, 32, 130, "sw")),
			path(colours.noche, drop(836, 338, 130, "ne")),
			textLines(title, { x: margin, y: margin + 4, fill: on.ink }),
			wordmark(brand.product, { x: margin, y: height - margin, on }),
		),
	};
};
