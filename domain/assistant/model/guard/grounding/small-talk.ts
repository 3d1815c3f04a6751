import type { Language } from "../../../../../content/language.ts";
import { plainOf } from "../plain.ts";
import { lexicons } from "./lexicon.ts";
import type { Talk } from "./talk.ts";
import { talkEn } from "./talk-en.ts";
import { talkEs } from "./talk-es.ts";
import { saysItIsUnknown } from "./unknowing.ts";

const talks: Record<Language, Talk> = { es: talkEs, en: talkEn };

/** Talk that states nothing: mere manners, or something of use (an offer of ours, that one does not know). */
export type SmallTalk = "manners" | "page" | "offer" | "unknown" | "yes";

type Patterns = {
	yes: RegExp;
	joins: readonly RegExp[];
	kinds: readonly (readonly [SmallTalk, readonly RegExp[]])[];
	/** All that any kind is made of. */
	any: readonly RegExp[];
	repeats: RegExp;
	asks: ReadonlySet<string>;
};

const patterns: Record<Language, Patterns> = { es: patternsOf("es"), en: patternsOf("en") };

function patternsOf(language: Language): Patterns {
	const { harmless, links, pages, tools, unknown, yes, repeats, asks } = talks[language];
	const part = (pattern: string) => new RegExp(`(?:${pattern})(?= |$)`, "y");
	const joins = links.map(part);
	const manners = [...harmless.map(part), ...joins];
	const [ofPages, ofTools, ofUnknown] = [pages.map(part), tools.map(part), unknown.map(part)];
	return {
		any: [...manners, ...ofPages, ...ofTools, ...ofUnknown],
		joins,
		yes: new RegExp(`^(?:${yes})$`),
		kinds: [
			["manners", manners],
			["page", [...manners, ...ofPages]],
			["offer", [...manners, ...ofTools]],
			["unknown", [...manners, ...ofUnknown]],
		],
		repeats: new RegExp(`^(?:${repeats})(?= |$)`),
		asks: new Set(asks.split(/\s+/).map(lexicons[language].stemOf)),
	};
}

/** Whether a text is made of such parts alone. Each place is tried once: no text takes long. */
function isMadeOf(parts: readonly RegExp[], text: string): boolean {
	const seen = new Set<number>();
	const places = [0];
	for (let place = places.pop(); place !== undefined; place = places.pop()) {
		if (place > text.length) return true;
		if (seen.has(place)) continue;
		seen.add(place);
		for (const part of parts) {
			part.lastIndex = place;
			const length = part.exec(text)?.[0].length ?? 0;
			if (length > 0) places.push(place + length + 1);
		}
	}
	return false;
}

/** Words alone, as patterns of talk are written. */
export function bare(text: string): string {
	return (
		plainOf(text)
			.replace(/'s\b/g, " is")
			.match(/[\p{L}\p{N}]+/gu) ?? []
	).join(" ");
}

const nothing: ReadonlySet<string> = new Set();

/** Patterns try what is short: nobody greets at length. */
const longest = 220;

/** Whether a text says yes or no. @param text as bare leaves it. */
export function isAnyYes(text: string, language: Language): boolean {
	return patterns[language].yes.test(text);
}

/**
 * What kind of talk a text is, or null when it is more. @param text as bare leaves it. @param asked the stems of what the
 * visitor asked: not to know it may be said of that.
 */
export function smallTalkIn(
	text: string,
	language: Language,
	asked: ReadonlySet<string> = nothing,
): SmallTalk | null {
	if (text.length > longest || text === "") return null;
	const { yes, kinds, any } = patterns[language];
	if (yes.test(text)) return "yes";
	// Most texts are none of these, which one look tells.
	if (isMadeOf(any, text)) return kinds.find(([, parts]) => isMadeOf(parts, text))?.[0] ?? null;
	return saysItIsUnknown(text, language, asked) ? "unknown" : null;
}

/** Whether a text only joins others: alone it says yes to what was said before. */
export function isJoining(text: string, language: Language): boolean {
	return isMadeOf(patterns[language].joins, text);
}

/** The rest of a text that opens by repeating what the visitor said; null when it does not. */
export function repeatedIn(text: string, language: Language): string | null {
	const opened = patterns[language].repeats.exec(text);
	return opened ? text.slice(opened[0].length).trim() : null;
}

/** Whether a word, by its stem, is one that questions to a visitor are made of. */
export function isAsking(stem: string, language: Language): boolean {
	return patterns[language].asks.has(stem);
}
