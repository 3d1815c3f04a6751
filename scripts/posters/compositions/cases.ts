import { drop } from "../../../app/ui/shapes/outlines.ts";
import { cases as stories } from "../../../content/cases/list.ts";
import { en } from "../../../content/pages/cases/en.ts";
import { es } from "../../../content/pages/cases/es.ts";
import { block, type Composition, canvas, colours, grounds, path, poster } from "../canvas.ts";
import { wordmark } from "../mark.ts";
import { fitted, textLine, textLines, textWidth } from "../text.ts";

const looks = [
	{ fill: colours.sol, ink: colours.ink },
	{ fill: colours.noche, ink: colours.white },
	{ fill: colours.ladrillo, ink: colours.white },
	{ fill: colours.cielo, ink: colours.ink },
	{ fill: colours.sol, ink: colours.ink },
] as const;
const tile = { width: 300, height: 210 };

export const cases: Composition = ({ language, brand }) => {
	const { heading } = { es, en }[language](brand.product);
	const { margin, width, height } = canvas;
	const on = grounds.papel;
	const left = width - 2 * tile.width;
	const title = fitted(heading, { width: left - margin - 40, height: 380, largest: 84, smallest: 48 });
	const figures = stories.map(({ text }) => /^-?\d+\s?%/.exec(text[language].result)?.[0] ?? "");
	const tiles = looks.map(({ fill, ink }, index) => {
		const [x, y] = [left + (index % 2) * tile.width, Math.floor(index / 2) * tile.height];
		const figure = figures[index] ?? "";
		return (
			block(fill, { x, y, ...tile }) +
			textLine(figure, { x: x + (tile.width - textWidth(figure, 96)) / 2, y: y + 139, size: 96, fill: ink })
		);
	});
	const last = { x: left + tile.width, y: 2 * tile.height, ...tile };
	return {
		says: heading,
		svg: poster(
			block(on.ground),
			...tiles,
			block(colours.noche2, last),
			path(colours.cielo, drop(last.x + 44, last.y + 55, 50, "sw")),
			path(colours.ladrilloVivo, drop(last.x + 156, last.y + 55, 50, "ne")),
			textLines(title, { x: margin, y: margin + 4, fill: on.ink }),
			wordmark(brand.product, { x: margin, y: height - margin, on }),
		),
	};
};
