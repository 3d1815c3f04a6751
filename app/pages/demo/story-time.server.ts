import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { DemoText } from "../../../content/pages/demo/schema.ts";
import type { Language } from "../../../shared/language.ts";

const halves = { es: ["a. m.", "p. m."], en: ["a.m.", "p.m."] } as const;

export function hourOf(at: string, language: Language) {
	const [hours = 0, minutes = 0] = at.split(":").map(Number);
	const time = `${hours % 12 || 12}:${String(minutes).padStart(2, "0")}`;
	return { time, half: halves[language][hours < 12 ? 0 : 1] };
}

export function durationText(seconds: number, text: Pick<DemoText, "minutes" | "seconds">): string {
	const minutes = Math.floor(seconds / 60);
	const words = minutes > 0 ? text.minutes : text.seconds;
	return fillBlanks(words, { minutes, seconds: seconds % 60 });
}
