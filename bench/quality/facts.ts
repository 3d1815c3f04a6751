import type { LeadFacts } from "../../domain/leads/lead.ts";
import type { Expected } from "../../tests/assistant/read.ts";

type Fact = Extract<Expected, { kind: "fact" }>;

/** Tells whether a stored fact matches what the visitor stated. */
export function isFact({ which, value }: Fact, facts: LeadFacts): boolean {
	const known = factOf(which, facts);
	if (known === null) return false;
	switch (which) {
		case "email":
			return known === value.toLowerCase();
		case "phone":
			return digits(known) === digits(value) || digits(known).endsWith(digits(value));
		case "industry":
			return value.split("|").includes(known);
		case "name":
			// A first name counts as a match for the whole name.
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

/** Later statements of these facts add to earlier ones. */
const cumulative: ReadonlySet<string> = new Set(["need", "size"]);

/** Lists the false facts: stored at the end, but supported by no expectation of the conversation. */
export function falseFacts(facts: LeadFacts, stated: readonly Fact[]): string[] {
	return ["name", "email", "phone", "company", "industry", "need", "size", "budget", "timing"].flatMap(
		(which) => {
			const known = factOf(which, facts);
			const all = stated.filter((fact) => fact.which === which);
			const last = all.at(-1);
			// The industry "other" claims nothing.
			if (which === "industry" && known === "other" && !last) return [];
			if (
				known === null ||
				all.some((fact) => isFact(fact, facts) && (cumulative.has(which) || fact === last))
			)
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

/** Tells whether two names differ by at most one word, like "Hotel" before a name. */
function isNearlySame(known: string, stated: string): boolean {
	const [a, b] = [known.split(" "), stated.split(" ")];
	const differs = a.filter((word) => !b.includes(word)).length + b.filter((word) => !a.includes(word)).length;
	return differs <= (Math.min(a.length, b.length) > 1 ? 1 : 0) || (differs === 1 && known.endsWith(stated));
}

/** Tells whether a stated figure is stored; a figure in words is compared by its words. */
function sharesFigure(known: string, stated: string): boolean {
	const figures = figuresIn(stated);
	if (figures.length > 0) return figuresIn(known).some((one) => figures.includes(one));
	return overlap(known, stated) >= 0.5;
}

function figuresIn(text: string): string[] {
	return (text.match(/\d[\d.,]*/g) ?? []).map(digits);
}
