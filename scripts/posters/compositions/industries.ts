import { sceneAt } from "../../../app/ui/scene/scene-places.ts";
import { industries as all } from "../../../content/industries/list.ts";
import { en } from "../../../content/pages/industries/en.ts";
import { es } from "../../../content/pages/industries/es.ts";
import { block, type Composition, canvas, grounds, poster } from "../canvas.ts";
import { wordmark } from "../mark.ts";
import { scene } from "../scene.ts";
import { fitted, textLine, textLines } from "../text.ts";

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

const left = 670;

export const industry: Composition = ({ language, brand, params }) => {
	const match = all.find(({ id }) => id === params.industry);
	if (!match) throw new Error(`No industry ${params.industry}.`);
	const on = grounds.noche;
	const { heroTitle } = match.page[language];
	const { name } = match.text[language];
	const { margin, width, height } = canvas;
	const title = fitted(heroTitle, { width: left - margin - 32, height: 290, largest: 88, smallest: 48 });
	return {
		says: `${name}. ${heroTitle}`,
		svg: poster(
			scene(sceneAt("hero", match.id), { x: left, y: 0, width: width - left, height }, { cut: false }),
			textLine(name, { x: margin, y: 98, size: 34, fill: on.ink }),
			textLines(title, { x: margin, y: 150, fill: on.ink }),
			wordmark(brand.product, { x: margin, y: height - margin, on }),
		),
	};
};
