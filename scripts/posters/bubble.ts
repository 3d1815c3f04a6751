import { faces } from "../../domain/proposals/pdf/fonts/faces.ts";
import type { FittedLines } from "../../domain/proposals/pdf/text/fit.ts";
import { balancedLines } from "../../domain/proposals/pdf/text/lines.ts";
import { type Box, path } from "./canvas.ts";
import { textLine, textWidth } from "./text.ts";

export function bubbleOutline({ x, y, width, height }: Box, side: "asks" | "answers", r = 34): string {
	const corner = (round: boolean, dx: number, dy: number) =>
		round ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : `l${dx} 0l0 ${dy}`;
	const [right, left] = [side === "asks", side === "answers"];
	return [
		`M${x + r} ${y}H${x + width - r}a${r} ${r} 0 0 1 ${r} ${r}V${y + height - r}`,
		right ? `a${r} ${r} 0 0 1 ${-r} ${r}` : `v${r}h${-r}`,
		`H${x + r}`,
		left ? corner(true, -r, -r) : `h${-r}v${-r}`,
		`V${y + r}a${r} ${r} 0 0 1 ${r} ${-r}z`,
	].join("");
}

type Message = {
	from?: string;
	text: string;
	side: "asks" | "answers";
	width: number;
	size: number;
	most?: number;
	fill: string;
	ink: string;
};

type Drawing = { svg: string; width: number; height: number };

const leading = 1.32;

export function bubble(message: Message, place: { x: number; y: number }): Drawing {
	const { size, lines } = spokenLines(message);
	const { from, side, fill, ink } = message;
	const pad = Math.round(size * 0.8);
	const nameSize = Math.round(size * 0.86);
	const nameHeight = from ? nameSize * 1.4 : 0;
	const longest = Math.max(
		...lines.map((line) => textWidth(line, size, faces.body)),
		from ? textWidth(`${from}:`, nameSize) : 0,
	);
	const width = Math.ceil(longest + 2 * pad);
	const height = Math.round(nameHeight + lines.length * size * leading + pad * 1.25);
	const box = { x: side === "asks" ? place.x : place.x - width, y: place.y, width, height };
	const left = box.x + pad;
	const top = place.y + pad * 0.55;
	const name = from
		? textLine(`${from}:`, { x: left, y: top + nameSize * 1.05, size: nameSize, fill: ink })
		: "";
	const body = lines.map((line, index) => {
		const y = top + nameHeight + size * (1 + leading * index);
		return textLine(line, { x: left, y, size, fill: ink, face: faces.body });
	});
	const outline = path(fill, bubbleOutline(box, side, Math.min(34, height / 2)));
	return { svg: [outline, name, ...body].join(""), width, height };
}

function spokenLines({ text, width, size: largest, most = 3 }: Message): FittedLines {
	for (let size = largest; size >= 20; size -= 1) {
		const inner = width - 2 * Math.round(size * 0.8);
		const lines = balancedLines(text, faces.body, size, inner);
		if (lines.length <= most) return { size, lines };
	}
	throw new Error(`Too long for its bubble: ${text}`);
}
