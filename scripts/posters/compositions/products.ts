import { drop } from "../../../app/ui/shapes/outlines.ts";
import { en } from "../../../content/pages/products/en.ts";
import { es } from "../../../content/pages/products/es.ts";
import { bubbleOutline } from "../bubble.ts";
import { block, type Composition, canvas, colours, grounds, path, poster } from "../canvas.ts";
import { wordmark } from "../mark.ts";
import { fitted, textLines } from "../text.ts";

const left = 700;
const panelWidth = canvas.width - left;

export const products: Composition = ({ language, brand }) => {
	const { heading } = { es, en }[language](brand.product);
	const on = grounds.sol;
	const title = fitted(heading, {
		width: left - canvas.margin - 36,
		height: 400,
		largest: 84,
		smallest: 50,
	});
	return {
		says: heading,
		svg: poster(
			block(on.ground),
			block(colours.ladrillo, { x: left, y: 0, width: panelWidth, height: 315 }),
			block(colours.noche, { x: left, y: 315, width: panelWidth, height: 315 }),
			conversation(),
			voice(),
			textLines(title, { x: canvas.margin, y: canvas.margin + 4, fill: on.ink }),
			wordmark(brand.product, { x: canvas.margin, y: 566, on }),
		),
	};
};

function conversation(): string {
	const bubbles = [
		{ width: 250, side: "asks", fill: colours.cielo, bars: [170] },
		{ width: 330, side: "answers", fill: colours.noche, bars: [250, 180] },
		{ width: 200, side: "asks", fill: colours.cielo, bars: [110] },
	] as const;
	let y = 40;
	return bubbles
		.map(({ width, side, fill, bars }) => {
			const height = 38 + bars.length * 24;
			const x = side === "asks" ? left + 48 : canvas.width - 48 - width;
			const ink = fill === colours.cielo ? colours.cielo2 : colours.noche3;
			const drawing =
				path(fill, bubbleOutline({ x, y, width, height }, side, 26)) +
				bars.map((bar, row) => path(ink, pill(x + 28, y + 25 + row * 24, bar, 12))).join("");
			y += height + 16;
			return drawing;
		})
		.join("");
}

const loudness = [14, 34, 58, 96, 70, 120, 88, 44, 64, 108, 76, 36, 52, 90, 62, 28, 46, 20];

function voice(): string {
	const step = (panelWidth - 96) / loudness.length;
	const middle = 430;
	const waves = loudness.map((height, index) =>
		pill(left + 48 + index * step, middle - height / 2, 12, height),
	);
	const r = (panelWidth - 96 - 9 * 6) / 20;
	const marks = Array.from({ length: 10 }, (_, index) => {
		const fill = index < 6 ? colours.noche3 : index < 8 ? colours.cielo : colours.ladrilloVivo;
		return path(fill, drop(left + 48 + index * (2 * r + 6), 534, r, "sw"));
	});
	return path(colours.sol, waves.join("")) + marks.join("");
}

function pill(x: number, y: number, width: number, height: number): string {
	const r = Math.min(width, height) / 2;
	const [across, down] = [width - 2 * r, height - 2 * r];
	return `M${x + r} ${y}h${across}a${r} ${r} 0 0 1 ${r} ${r}v${down}a${r} ${r} 0 0 1 ${-r} ${r}h${-across}a${r} ${r} 0 0 1 ${-r} ${-r}v${-down}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}
