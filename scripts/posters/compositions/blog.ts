import { blog as words } from "../../../content/blog/list.ts";
import { block, type Composition, canvas, grounds, poster } from "../canvas.ts";
import { wordmark } from "../mark.ts";
import { scene } from "../scene.ts";
import { fitted, textLines } from "../text.ts";

const left = 700;

export const blog: Composition = ({ language, brand }) => {
	const { margin, width, height } = canvas;
	const on = grounds.papel;
	// Without the brand: the wordmark below shows it.
	const [heading = ""] = words[language].summary.title.split(" | ");
	const title = fitted(heading, { width: left - margin - 40, height: 330, largest: 128, smallest: 48 });
	const box = { x: left, y: 0, width: width - left, height };
	return {
		says: heading,
		svg: poster(
			block(on.ground),
			scene({ industry: "retail-ecommerce", hour: "noon", frame: "squareRight" }, box, { cut: true }),
			textLines(title, { x: margin, y: margin + 4, fill: on.ink }),
			wordmark(brand.product, { x: margin, y: height - margin, on }),
		),
	};
};
