import { industryPictures } from "../../../app/ui/industry-picture/pictures/list.ts";
import { en } from "../../../content/pages/industries/en.ts";
import { es } from "../../../content/pages/industries/es.ts";
import { block, canvas, picture, poster } from "../canvas.ts";
import { grounds } from "../colours.ts";
import type { Composition } from "../composition.ts";
import { wordmark } from "../mark.ts";
import { fitted, lines } from "../text.ts";

const tile = { width: 400, height: 315 };

export const industries: Composition = ({ language, brand }) => {
	const { heading } = { es, en }[language](brand.product);
	const { margin } = canvas;
	const on = grounds.noche;
	const title = fitted(heading, { width: tile.width - margin - 24, height: 140, largest: 84, smallest: 48 });
	const shown = Object.values(industryPictures);
	return {
		says: heading,
		svg: poster(
			block(on.ground),
			...shown.map((shapes, index) =>
				picture(shapes, { x: ((index + 1) % 3) * tile.width, y: index < 2 ? 0 : tile.height, ...tile }),
			),
			lines(title, { x: margin, y: margin + 4, fill: on.ink }),
			wordmark(brand.product, { x: margin, y: tile.height - 44, on }),
		),
	};
};
