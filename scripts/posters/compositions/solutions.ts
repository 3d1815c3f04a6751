import { en } from "../../../content/pages/solutions/en.ts";
import { es } from "../../../content/pages/solutions/es.ts";
import { bubble } from "../bubble.ts";
import { block, type Composition, canvas, colours, grounds, poster } from "../canvas.ts";
import { hour, wordmark } from "../mark.ts";
import { fitted, textLines } from "../text.ts";

const columns = [
	{ on: grounds.noche, hour: colours.sol, bubble: colours.cielo, ink: colours.ink },
	{ on: grounds.cielo, hour: colours.ink, bubble: colours.white, ink: colours.ink },
	{ on: grounds.ladrillo, hour: colours.white, bubble: colours.noche, ink: colours.white },
] as const;

export const solutions: Composition = ({ language, brand }) => {
	const { heading, products } = { es, en }[language](brand.product);
	const { margin, width, height } = canvas;
	const top = 286;
	const column = width / 3;
	const title = fitted(heading, { width: 790, height: 170, largest: 82, smallest: 50 });
	const questions = Object.values(products).map(({ hour: at, customer }, index) => {
		const look = columns[index % columns.length] ?? columns[0];
		const x = index * column;
		const inset = index === 0 ? margin : 44;
		const message = { text: customer, side: "asks", width: column - inset - 28, size: 27 } as const;
		return [
			block(look.on.ground, { x, y: top, width: column, height: height - top }),
			hour(at, { x: x + inset - 3, y: top + 128, size: 102, fill: look.hour, on: look.on }),
			bubble({ ...message, fill: look.bubble, ink: look.ink }, { x: x + inset, y: top + 166 }).svg,
		].join("");
	});
	return {
		says: heading,
		svg: poster(
			block(grounds.sol.ground),
			...questions,
			textLines(title, { x: margin, y: (top - title.height) / 2, fill: grounds.sol.ink }),
			wordmark(brand.product, { x: width - margin, y: 104, on: grounds.sol, anchor: "end" }),
		),
	};
};
