import { type Face, faces } from "../../domain/proposals/pdf/fonts/faces.ts";
import type { FittedLines } from "../../domain/proposals/pdf/text/fit.ts";
import { linesOf, widthOf } from "../../domain/proposals/pdf/text/lines.ts";

/** The letter spacing over the size: headings are tight, like the site's. */
const tracking = -0.02;
const leading = 1.06;

type Line = { x: number; y: number; size: number; fill: string; face?: Face; anchor?: "start" | "end" };

export function textLine(
	text: string,
	{ x, y, size, fill, face = faces.display, anchor = "start" }: Line,
): string {
	const spacing = face === faces.display ? ` letter-spacing="${round(tracking * size)}"` : "";
	return `<text x="${round(x)}" y="${round(y)}" font-family="${family(face)}" font-weight="${face.fontWeight}" font-size="${size}" text-anchor="${anchor}" fill="${fill}"${spacing}>${escaped(text)}</text>`;
}

export function textWidth(text: string, size: number, face: Face = faces.display): number {
	const tight = face === faces.display ? tracking * size * text.length : 0;
	return widthOf(text, face, size) + tight;
}

export type Heading = FittedLines & { height: number };

type Room = { width: number; height: number; largest: number; smallest: number };

/** Gives each sentence its own line when that costs little size. @throws when it does not fit. */
export function fitted(text: string, room: Room): Heading {
	const sentences = keepHourTogether(text).split(/(?<=[.?!]) (?=[\p{Lu}¿¡])/u);
	const whole = largest([keepHourTogether(text)], room);
	if (!whole) throw new Error(`Too long for its poster: ${text}`);
	const lineEach = largest(sentences, room, sentences.length);
	const sentenceStarts = largest(sentences, room);
	const set = [lineEach, sentenceStarts].find((set) => set && set.size >= 0.75 * whole.size) ?? whole;
	return { ...set, height: heightOf(set) };
}

function keepHourTogether(text: string): string {
	return text.replace(/\d [ap]\. ?m\./, (hour) => hour.replaceAll(" ", "\u00a0"));
}

function largest(sentences: readonly string[], room: Room, most = Infinity): FittedLines | null {
	for (let size = room.largest; size >= room.smallest; size -= 2) {
		const lines = sentences.flatMap((sentence) => even(sentence, size, room.width));
		const whole = lines.join(" ") === sentences.join(" ");
		if (whole && lines.length <= most && heightOf({ size, lines }) <= room.height) return { size, lines };
	}
	return null;
}

function even(text: string, size: number, width: number): string[] {
	const loose = linesOf(text, faces.display, size, width);
	for (let narrow = width / loose.length; narrow < width; narrow += 8) {
		const candidate = linesOf(text, faces.display, size, narrow);
		if (candidate.length <= loose.length && candidate.join(" ") === text) return candidate;
	}
	return loose;
}

export function textLines(
	{ size, lines }: FittedLines,
	{ x, y, fill }: { x: number; y: number; fill: string },
): string {
	return lines
		.map((line, index) => textLine(line, { x, y: y + size * (capitals + leading * index), size, fill }))
		.join("");
}

function heightOf({ size, lines }: FittedLines): number {
	return size * (capitals + leading * (lines.length - 1));
}

/** The height of Gabarito's capitals over the text size. */
export const capitals = 0.681;

function family(face: Face): string {
	return {
		Gabarito: "Gabarito ExtraBold",
		"Public Sans": face.fontWeight === 600 ? "Public Sans SemiBold" : "Public Sans",
	}[face.fontFamily];
}

function round(value: number): number {
	return Math.round(value * 100) / 100;
}

function escaped(text: string): string {
	return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
}
