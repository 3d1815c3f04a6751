import { sceneAt } from "../../../app/ui/scene/scene-places.ts";
import { industries } from "../../../content/industries/list.ts";
import { canvas, poster } from "../canvas.ts";
import { grounds } from "../colours.ts";
import type { Composition } from "../composition.ts";
import { wordmark } from "../mark.ts";
import { scene } from "../scene.ts";
import { fitted, textLine, textLines } from "../text.ts";

const left = 670;

export const industry: Composition = ({ language, brand, params }) => {
	const match = industries.find(({ id }) => id === params.industry);
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
