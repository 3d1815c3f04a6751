import { vocabulary } from "../../../../../content/assistant/vocabulary.ts";
import { type IndustryName, industryNames } from "../../../../../content/industries/list.ts";
import { fold, type Word, wordsIn } from "../../../../words/text.ts";

/** A business named in a text: which industry it is of, and where its name stands among the words. */
type BusinessFound = {
	industry: IndustryName;
	first: number;
	last: number;
	/** Whether the word alone names many kinds of business. */
	isVague: boolean;
};

/** The industry of each phrase, and the words that phrases begin with. */
type Phrases = { industries: ReadonlyMap<string, IndustryName>; starts: ReadonlySet<string> };

const vague = new Set(vocabulary("weak-businesses").map(fold));

const businesses = readTradePhrases("industry");
const professions = readTradePhrases("profession");
const longest = 5;

/** @returns the businesses that words name, the longest names first. "Clínica veterinaria" is one, not two. */
export function findBusinesses(words: readonly Word[]): BusinessFound[] {
	return find(words, businesses);
}

/** @returns what somebody who says "soy odontóloga" does, or null. */
export function findProfession(words: readonly Word[]): BusinessFound | null {
	return find(words, professions)[0] ?? null;
}

function find(among: readonly Word[], phrases: Phrases): BusinessFound[] {
	const words = among.map(({ folded }) => folded);
	const found: BusinessFound[] = [];
	const starts = words.map((word) => phrases.starts.has(word));
	for (let length = longest; length > 0; length--) {
		for (let first = 0; first + length <= words.length; first++) {
			if (!starts[first]) continue;
			const industry = phrases.industries.get(words.slice(first, first + length).join(" "));
			const last = first + length - 1;
			if (industry && !found.some((one) => first <= one.last && last >= one.first))
				found.push({ industry, first, last, isVague: length === 1 && vague.has(words[first] ?? "") });
		}
	}
	return found;
}

/** Prefers the industry with a page for a phrase in two lists. */
function readTradePhrases(kind: "industry" | "profession"): Phrases {
	const phrases = new Map<string, IndustryName>();
	for (const id of industryNames) {
		for (const phrase of vocabulary(`${kind}.${id}`)) {
			const plain = wordsIn(fold(phrase))
				.map(({ folded }) => folded)
				.join(" ");
			for (const form of [plain, ...pluralsOf(plain)]) if (!phrases.has(form)) phrases.set(form, id);
		}
	}
	return {
		industries: phrases,
		starts: new Set([...phrases.keys()].map((phrase) => phrase.split(" ")[0] ?? "")),
	};
}

function pluralsOf(phrase: string): string[] {
	if (phrase.endsWith("s") || phrase.length < 4) return [];
	return /[rlndz]$/.test(phrase) ? [`${phrase}es`, `${phrase}s`] : [`${phrase}s`];
}
