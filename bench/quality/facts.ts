import type { LeadFacts } from "../../domain/leads/lead.ts";
import type { Expected } from "../../tests/assistant/read.ts";

type Fact = Extract<Expected, { kind: "fact" }>;

/** Whether what we know is what the visitor stated. */
export function isFact({ which, value }: Fact, facts: LeadFacts): boolean {
	const known = factOf(which, facts);
	if (known === null) return false;
	switch (which) {
		case "email":
			return known === value.toLowerCase();
		case "phone":
			return digits(known) === digits(value) || digits(known).endsWith(digits(value));
		case "industry":
			return known === value;
		case "name":
			// A first name is less than the whole one, and no false one.
			return `${plain(value)} `.startsWith(`${plain(known)} `);
		case "company":
			return isNearlySame(plain(known), plain(value));
		case "size":
		case "budget":
			return sharesFigure(known, value);
		default:
			return overlap(known, value) >= 0.3;
	}
}

/** What is said of these later is said beside the earlier. */
const grows: ReadonlySet<string> = new Set(["need", "size"]);

/** Facts that nobody stated: what we know at the end and no expectation of the conversation supports. */
export function falseFacts(facts: LeadFacts, stated: readonly Fact[]): string[] {
	return ["name", "email", "phone", "company", "industry", "need", "size", "budget", "timing"].flatMap(
		(which) => {
			const known = factOf(which, facts);
			const all = stated.filter((fact) => fact.which === which);
			const last = all.at(-1);
			// That a business is of none of our industries claims nothing.
			if (which === "industry" && known === "other" && !last) return [];
			if (known === null || all.some((fact) => isFact(fact, facts) && (grows.has(which) || fact === last)))
				return [];
			return [`${which} «${known}»${last ? `, not «${last.value}»` : ""}`];
		},
	);
}

function factOf(which: string, facts: LeadFacts): string | null {
	const name = which === "size" ? "companySize" : which;
	return Object.entries(facts).find(([fact]) => fact === name)?.[1] ?? null;
}

function digits(text: string): string {
	return text.replace(/\D/g, "");
}

function plain(text: string): string {
	return text
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[^\p{L}\d]+/gu, " ")
		.trim();
}

function words(text: string): string[] {
	return plain(text)
		.split(" ")
		.filter((word) => word.length > 2 || /\d/.test(word));
}

function overlap(one: string, other: string): number {
	const [a, b] = [words(one), words(other)];
	return b.filter((word) => a.includes(word)).length / Math.max(1, Math.min(a.length, b.length));
}

/** One word more or less, like "Hotel" before a name. */
function isNearlySame(known: string, stated: string): boolean {
	const [a, b] = [known.split(" "), stated.split(" ")];
	const differs = a.filter((word) => !b.includes(word)).length + b.filter((word) => !a.includes(word)).length;
	return differs <= (Math.min(a.length, b.length) > 1 ? 1 : 0) || (differs === 1 && known.endsWith(stated));
}

/** A figure that was stated is one we know; one in words is known by the words. */
function sharesFigure(known: string, stated: string): boolean {
	const figures = figuresIn(stated);
	if (figures.length > 0) return figuresIn(known).some((one) => figures.includes(one));
	return overlap(known, stated) >= 0.5;
}

function figuresIn(text: string): string[] {
	return (text.match(/\d[\d.,]*/g) ?? []).map(digits);
}
