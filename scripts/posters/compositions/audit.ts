import { drop } from "../../../app/ui/shapes/outlines.ts";
import { en } from "../../../content/pages/audit/en.ts";
import { es } from "../../../content/pages/audit/es.ts";
import { block, type Composition, canvas, colours, grounds, path, poster } from "../canvas.ts";
import { wordmark } from "../mark.ts";
import { fitted, textLine, textLines, textWidth } from "../text.ts";

export const audit: Composition = ({ language, brand }) => {
	const { heading, minutes, minutesUnit } = { es, en }[language](brand.product);
	const { margin, height } = canvas;
	const on = grounds.cielo;
	const title = fitted(heading, { width: 520, height: 380, largest: 72, smallest: 44 });
	const size = 380;
	const figure = textWidth(minutes, size);
	const middle = 912;
	return {
		says: `${minutes} ${minutesUnit}. ${heading}`,
		svg: poster(
			block(on.ground),
			path(colours.sol, drop(middle - 288, height / 2 - 288, 288, "se")),
			textLine(minutes, { x: middle - figure / 2, y: 400, size, fill: colours.ink }),
			textLine(minutesUnit, {
				x: middle - textWidth(minutesUnit, 72) / 2,
				y: 496,
				size: 72,
				fill: colours.ladrillo2,
			}),
			textLines(title, { x: margin, y: margin + 4, fill: on.ink }),
			wordmark(brand.product, { x: margin, y: height - margin, on }),
		),
	};
};
