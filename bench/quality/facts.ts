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
		case "company":
			return (
				plain(known) === plain(value) ||
				plain(value).startsWith(`${plain(known)} `) ||
				plain(known).includes(plain(value))
			);
		case "size":
		case "budget":
			return sharesFigure(known, value);
		default:
			return overlap(known, value) >= 0.3;
	}
}

/** Facts that nobody stated: what we know at the end and no expectation of the conversation supports. */
export function falseFacts(facts: LeadFacts, stated: readonly Fact[]): string[] {
	return ["name", "email", "phone", "company", "industry", "need", "size", "budget", "timing"].flatMap(
		(which) => {
			const known = factOf(which, facts);
			const all = stated.filter((fact) => fact.which === which);
			const last = all.at(-1);
			// That a business is of none of our industries claims nothing.
			if (which === "industry" && known === "other" && !last) return [];
			if (known === null || all.some((fact) => isFact(fact, facts) && (which !== "email" || fact === last)))
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

function sharesFigure(known: string, stated: string): boolean {
	const [a, b] = [words(known), words(stated)];
	return a.some((word) => b.includes(word)) || digits(known) === digits(stated);
}
