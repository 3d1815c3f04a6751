import { industries } from "../../../content/industries/list.ts";
import { en } from "../../../content/pages/demos/en.ts";
import { es } from "../../../content/pages/demos/es.ts";
import { bubble } from "../bubble.ts";
import { block, type Composition, canvas, colours, grounds, poster } from "../canvas.ts";
import { wordmark } from "../mark.ts";
import { fitted, textLines } from "../text.ts";

const looks = [
	{ fill: colours.noche, ink: colours.white },
	{ fill: colours.ladrillo, ink: colours.white },
	{ fill: colours.white, ink: colours.ink },
	{ fill: colours.cielo, ink: colours.ink },
] as const;

export const demos: Composition = ({ language, brand }) => {
	const { heading } = { es, en }[language](brand.product);
	const { margin, width, height } = canvas;
	const on = grounds.sol;
	const title = fitted(heading, { width: 420, height: 400, largest: 128, smallest: 80 });
	let y = 40;
	const bubbles = industries.slice(0, looks.length).map(({ flows }, index) => {
		const text = flows[0].text[language];
		const look = looks[index] ?? looks[0];
		const side = index % 2 === 0 ? "asks" : "answers";
		const [first] = text.steps[0].messages;
		const message = { from: text.customer, text: first?.[1] ?? "", width: 520, size: 27, most: 2 } as const;
		const drawing = bubble({ ...message, side, ...look }, { x: side === "asks" ? 560 : width - 40, y });
		y += drawing.height + 14;
		return drawing.svg;
	});
	return {
		says: heading,
		svg: poster(
			block(on.ground),
			...bubbles,
			textLines(title, { x: margin - 4, y: margin + 4, fill: on.ink }),
			wordmark(brand.product, { x: margin, y: height - margin, on }),
		),
	};
};
