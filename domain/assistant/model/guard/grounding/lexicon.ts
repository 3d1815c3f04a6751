import type { Language } from "../../../../../content/language.ts";
import { plainOf } from "../plain.ts";
import { includedWord, payingWord } from "./money-phrases.ts";
import { productWords } from "./names.ts";
import type { Owner } from "./owner.ts";
import type { WordLists } from "./word-lists.ts";
import { wordsEn } from "./words-en.ts";
import { wordsEs } from "./words-es.ts";

/** What the words of a language do, ready to be looked up. */
export type Lexicon = Pick<
	WordLists,
	| "usVerb"
	| "ahead"
	| "idioms"
	| "phrases"
	| "ourTeam"
	| "does"
	| "except"
	| "saysWho"
	| "qualifiers"
	| "notVerb"
	| "must"
	| "freed"
> &
	Record<
		| "empty"
		| "never"
		| "supposing"
		| "seeking"
		| "aiming"
		| "us"
		| "ours"
		| "without"
		| "before"
		| "articles"
		| "determiners"
		| "self"
		| "alone"
		| "yours"
		| "you",
		ReadonlySet<string>
	> &
	Record<
		| "light"
		| "sellers"
		| "limits"
		| "operators"
		| "actors"
		| "people"
		| "verbs"
		| "owed"
		| "promised"
		| "products",
		ReadonlySet<string>
	> & {
		/** "Your", "theirs". */
		ownerOf: ReadonlyMap<string, Owner>;
		always: string;
		data: string;
		/** What costs nothing, as a word. */
		free: string;
		team: string;
		person: string;
		/** The one service with a name that is no product. */
		diagnostic: string;
		/** The form of a word that all its forms, and all that mean the same, share. */
		stemOf(word: string): string;
	};

export const lexicons: Record<Language, Lexicon> = { es: lexiconOf(wordsEs), en: lexiconOf(wordsEn) };

function lexiconOf(lists: WordLists): Lexicon {
	const bare = (word: string) => plainOf(lists.stem(word.toLowerCase()));
	const heads = new Map<string, string>();
	for (const family of lists.families.trim().split("\n")) {
		const stems = family.trim().split(/\s+/).map(bare);
		const head = stems.map((stem) => heads.get(stem)).find((known) => known !== undefined) ?? stems[0] ?? "";
		for (const stem of stems) heads.set(stem, heads.get(stem) ?? head);
	}
	const known = new Map<string, string>();
	const stemOf = (word: string) => {
		const read = known.get(word);
		if (read !== undefined) return read;
		const stem = bare(word);
		const head = heads.get(stem) ?? stem;
		// Whatever is written by strangers passes here: what is kept is bounded.
		if (known.size < 20_000) known.set(word, head);
		return head;
	};
	const words = (list: string) => new Set(list.split(/\s+/).filter(Boolean).map(plainOf));
	const marks = (list: string) => new Set(list.split(/\s+/).filter(Boolean));
	const stems = (list: string) => new Set(list.split(/\s+/).filter(Boolean).map(stemOf));
	return {
		...{
			usVerb: lists.usVerb,
			ahead: lists.ahead,
			phrases: lists.phrases,
			idioms: lists.idioms,
			does: lists.does,
			except: lists.except,
			saysWho: lists.saysWho,
			ourTeam: lists.ourTeam,
			qualifiers: lists.qualifiers,
			notVerb: lists.notVerb,
			must: lists.must,
			freed: lists.freed,
		},
		...{
			empty: words(lists.empty),
			never: words(lists.never),
			...{ supposing: marks(lists.supposing), seeking: marks(lists.seeking), aiming: marks(lists.aiming) },
			us: words(lists.us),
			ours: words(lists.ours),
			without: words(lists.without),
			before: words(lists.before),
			articles: words(lists.articles),
			determiners: words(lists.determiners),
			you: words(lists.you),
			self: words(lists.self),
			alone: words(lists.alone),
			ownerOf: new Map([
				...[...words(lists.ours)].map((word) => [word, "ours"] as const),
				...[...words(lists.yourOwn)].map((word) => [word, "yours"] as const),
				...[...words(lists.myOwn)].map((word) => [word, "mine"] as const),
				...[...words(lists.theirOwn)].map((word) => [word, "theirs"] as const),
			]),
		},
		...{
			yours: words(lists.yours),
			light: stems(lists.light),
			operators: stems(lists.operators),
			actors: stems(lists.actors),
			people: stems(lists.people),
			sellers: stems(lists.sellers),
		},
		...{
			verbs: stems(lists.verbs),
			owed: stems(`${lists.owed} ${payingWord} ${includedWord}`),
			promised: stems(`${lists.promised} ${payingWord} ${includedWord}`),
			limits: stems(lists.limits),
			products: stems(productWords.join(" ")),
			...{
				always: stemOf(lists.always),
				data: stemOf(lists.data),
				free: stemOf(lists.free),
				team: stemOf(lists.team),
				person: stemOf(lists.person),
			},
			diagnostic: stemOf("AuditExpress"),
			stemOf,
		},
	};
}
