import { drop } from "../../../app/ui/shapes/outlines.ts";
import { en as wordsEn } from "../../../content/chat/en.ts";
import { es as wordsEs } from "../../../content/chat/es.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { en } from "../../../content/pages/assistant/en.ts";
import { es } from "../../../content/pages/assistant/es.ts";
import { en as solutionsEn } from "../../../content/pages/solutions/en.ts";
import { es as solutionsEs } from "../../../content/pages/solutions/es.ts";
import { faces } from "../../../domain/proposals/pdf/fonts/faces.ts";
import { bubble, bubbleOutline } from "../bubble.ts";
import { block, type Composition, canvas, colours, grounds, path, poster } from "../canvas.ts";
import { wordmark } from "../mark.ts";
import { fitted, textLine, textLines } from "../text.ts";

const panel = { x: 700, y: 70, width: 436 };

export const assistant: Composition = ({ language, brand }) => {
	const text = { es, en }[language];
	const { title: name, placeholder } = { es: wordsEs, en: wordsEn }[language];
	const { products } = { es: solutionsEs, en: solutionsEn }[language](brand.product);
	const { margin, height } = canvas;
	const on = grounds.ladrillo;
	const heading = fitted(text.heading, { width: 560, height: 400, largest: 112, smallest: 64 });
	const question = bubble(
		{
			text: products["travel-ai-booster"].customer,
			side: "asks",
			width: 350,
			size: 25,
			fill: colours.cielo,
			ink: colours.ink,
		},
		{ x: panel.x + 30, y: panel.y + 118 },
	);
	const answer = {
		x: panel.x + panel.width - 30 - 200,
		y: panel.y + 118 + question.height + 18,
		width: 200,
		height: 78,
	};
	return {
		says: text.heading,
		svg: poster(
			block(on.ground),
			path(colours.white, bubbleOutline({ ...panel, height: height }, "answers", 44)),
			textLine(fillBlanks(name, { product: brand.product }), {
				x: panel.x + 30,
				y: panel.y + 66,
				size: 32,
				fill: colours.ink,
			}),
			block(colours.line, { x: panel.x, y: panel.y + 94, width: panel.width, height: 2 }),
			question.svg,
			path(colours.noche, bubbleOutline(answer, "answers", 30)),
			...[0, 1, 2].map((dot) =>
				path(
					[colours.cielo, colours.sol, colours.ladrilloVivo][dot] ?? "",
					drop(answer.x + 46 + dot * 40, answer.y + 25, 14, "sw"),
				),
			),
			path(
				colours.niebla,
				bubbleOutline({ x: panel.x + 30, y: 516, width: panel.width - 60, height: 68 }, "asks", 34),
			),
			textLine(placeholder, { x: panel.x + 60, y: 559, size: 25, fill: colours.ink2, face: faces.body }),
			path(colours.ladrillo, drop(panel.x + panel.width - 90, 524, 26, "se")),
			textLines(heading, { x: margin, y: margin + 4, fill: on.ink }),
			wordmark(brand.product, { x: margin, y: height - margin, on }),
		),
	};
};
