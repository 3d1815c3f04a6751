import { industryPictures } from "../../../app/ui/industry-picture/pictures/list.ts";
import { industries } from "../../../content/industries/list.ts";
import { block, canvas, picture, poster } from "../canvas.ts";
import type { Composition } from "../composition.ts";
import { industryLooks } from "../industry-looks.ts";
import { wordmark } from "../mark.ts";
import { fitted, lines, words } from "../text.ts";

const left = 590;

export const industry: Composition = ({ language, brand, params }) => {
	const match = industries.find(({ id }) => id === params.industry);
	if (!match) throw new Error(`No industry ${params.industry}.`);
	const { on, kept } = industryLooks[match.id];
	const { heroTitle } = match.page[language];
	const { name } = match.text[language];
	const { margin, width, height } = canvas;
	const title = fitted(heroTitle, { width: left - margin - 32, height: 330, largest: 88, smallest: 48 });
	return {
		says: `${name}. ${heroTitle}`,
		svg: poster(
			block(on.ground),
			picture(industryPictures[match.id], { x: left, y: 0, width: width - left, height }, { kept }),
			words(name, { x: margin, y: 98, size: 34, fill: on.ink }),
			lines(title, { x: margin, y: 150, fill: on.ink }),
			wordmark(brand.product, { x: margin, y: height - margin, on }),
		),
	};
};
