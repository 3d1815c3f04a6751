import { sceneAt } from "../../../app/ui/scene/scene-places.ts";
import { industries as all } from "../../../content/industries/list.ts";
import { en } from "../../../content/pages/industries/en.ts";
import { es } from "../../../content/pages/industries/es.ts";
import { block, canvas, poster } from "../canvas.ts";
import { grounds } from "../colours.ts";
import type { Composition } from "../composition.ts";
import { wordmark } from "../mark.ts";
import { scene } from "../scene.ts";
import { fitted, textLines } from "../text.ts";

const tile = { width: 400, height: 315 };

export const industries: Composition = ({ language, brand }) => {
	const { heading } = { es, en }[language](brand.product);
	const { margin } = canvas;
	const on = grounds.noche;
	const title = fitted(heading, { width: tile.width - margin - 24, height: 140, largest: 84, smallest: 48 });
	return {
		says: heading,
		svg: poster(
			block(on.ground),
			...all.map(({ id }, index) =>
				scene(
					sceneAt("list", id),
					{ x: ((index + 1) % 3) * tile.width, y: index < 2 ? 0 : tile.height, ...tile },
					{ cut: true },
				),
			),
			textLines(title, { x: margin, y: margin + 4, fill: on.ink }),
			wordmark(brand.product, { x: margin, y: tile.height - 44, on }),
		),
	};
};
