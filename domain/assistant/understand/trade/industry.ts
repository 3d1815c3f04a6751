import MiniSearch from "minisearch";
import { fold, soundsLikeWords, wordsOf } from "../text/text.ts";
import { firstNames } from "../words/first-names.ts";
import { nameParticles, neverNames } from "../words/words.ts";
import {
	type Business,
	businesses,
	type IndustryHeard,
	tradesNamed,
	tradesOfPeople,
	withoutDiminutive,
} from "./businesses.ts";
import { kindOfPlace } from "./kind-of-place.ts";
import { callingOf, tradeOfWork } from "./own-work.ts";

const owning =
	/\b(?:tengo|tenemos|manejo|manejamos|administro|dueno de|duena de|sector|industria|rubro|negocio (?:es|de)|empresa (?:es|de)|trabajo en|trabajamos en|trabajamos con|somos|soy de|vendo|vendemos|mi|nuestro|nuestra|i have|we have|i own|we own|i run|we run|i manage|we manage|we're|we are|i work in|i work at|we work in|industry is|business is|in the|my|our|sell|un|una|an?)\s+(?:es |son |de |del |el |la |los |las |un |una |unos |unas |a |an |the |small |little |pequen[oa] |peq )*([\p{L}' -]{4,50})/gu;

/** Whom only one trade serves, for whoever does not name theirs. */
const serves: readonly (readonly [RegExp, IndustryHeard])[] = [
	[/^(?:huesped|huespedes|guests?|viajeros|travelers|turistas|checkin|b&b|bnb|bnbs)$/, "hospitalidad-viajes"],
	[
		/^(?:alumn[oa]s?|estudiantes|matriculas?|matricular|colegiaturas?|tuition|enrollments?|students)$/,
		"educacion-ong",
	],
	[/^(?:pacientes?|patients?)$/, "other"],
];
/** What is sold online is sold by a shop: "vendemos zapatos por instagram". */
const sellsOnline =
	/\b(?:vendo|vendemos|sell|selling) (?:[a-z'-]+ ){1,4}(?:por|en|on|through|via|x) (?:instagram|insta|ig|facebook|internet|linea|redes|whatsapp|wpp|tiktok|the internet|the web|mercado ?libre|amazon|etsy)\b|\b(?:sell|selling) (?:[a-z'-]+ ){1,4}online\b/;

/** "We want to fill rooms in low season". */
const fillsRooms =
	/\b(?:fill|sell|book|empty|vacant) (?:(?:up|our|the|my|more|all|of) ){0,3}rooms\b|\brooms (?:sit |are |stay )?(?:empty|vacant)\b/;

const noneOfThese = /^(?:otr[oa]s?|other|ningun[oa]|none|something else|another)\b/;

const typos = new MiniSearch<Business & { id: number }>({
	fields: ["phrase"],
	storeFields: ["industry", "phrase"],
	tokenize: (text) => [text],
	searchOptions: {
		fuzzy: (term) => (term.length >= 10 ? 2 : term.length >= 6 ? 1 : false),
		maxFuzzy: 2,
		tokenize: (text) => [text],
	},
});
// A pair of words is the most that is looked up there.
typos.addAll(
	businesses
		.filter(({ words, phrase }) => words <= 2 && phrase.length >= 5)
		.map((business, id) => ({ ...business, id })),
);

/** The industry a text names, typing errors forgiven where somebody speaks of their own business. */
export function hearIndustry(text: string, expected: boolean): IndustryHeard | null {
	const words = wordsOf(text).map(withoutDiminutive);
	const named = exactly(words) ?? exactly(words.map((word) => word.replace(/'s$/, "")));
	const work = tradeOfWork(words);
	// "We clean houses" sells none.
	if (named)
		return work && !work.anything && work.said.includes(named.phrase) ? work.industry : named.industry;
	const own = callingOf(fold(text).split(/[,;.!?]+/)) ?? work?.industry ?? kindOfPlace(words);
	if (own) return own;
	if (expected && noneOfThese.test(words.join(" "))) return "other";
	if (expected) return mistyped(words) ?? (isDescription(text, words) ? "other" : null);
	if (words.length === 1) return mistyped(words);
	for (const found of words.join(" ").matchAll(owning)) {
		const industry = mistyped((found[1] ?? "").split(" ").slice(0, 3));
		if (industry) return industry;
	}
	if (sellsOnline.test(words.join(" "))) return "retail-ecommerce";
	if (fillsRooms.test(words.join(" "))) return "hospitalidad-viajes";
	return serves.find(([whom]) => words.some((word) => whom.test(word)))?.[1] ?? null;
}

/** What a company's name ends in, in English, where the word alone would name no trade. */
const endings: readonly (readonly [RegExp, IndustryHeard])[] = [
	[
		/^(?:tires?|chevrolet|chevy|ford|toyota|honda|nissan|hyundai|kia|mazda|subaru|volkswagen|volvo|jeep|dodge|gmc|yamaha|kawasaki|motorsports|powersports|motorcars|transmissions?|collision)$/,
		"automotriz-aftermarket",
	],
	[/^(?:outfitters|expeditions|adventures|excursions|charters|getaways|vacations)$/, "hospitalidad-viajes"],
	[/^(?:homes|builders|contracting|remodeling|roofing|paving|properties|built)$/, "real-estate-construccion"],
	[/^(?:dental|law|legal|llp|grill|kitchen|eatery|clinic|chiropractic|orthodontics)$/, "other"],
];

/** The trade a company's name ends in: "Lone Star Tire", "Reyes Family Dental". Null when it tells none. */
export function industryOfName(company: string): IndustryHeard | null {
	const words = wordsOf(company);
	const last = words.length > 1 ? (words.at(-1) ?? "") : "";
	return endings.find(([trade]) => trade.test(last))?.[1] ?? null;
}

function exactly(words: readonly string[]): Business | null {
	const longest = tradesNamed(words);
	// "Tienda de repuestos" sells parts: retail is the trade of whoever says nothing closer.
	const precise = longest.filter(({ industry }) => industry !== "retail-ecommerce" && industry !== "other");
	return precise[0] ?? longest.find(({ industry }) => industry !== "other") ?? longest[0] ?? null;
}

function mistyped(words: readonly string[]): IndustryHeard | null {
	const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
	const candidates = [...pairs, ...words].filter(
		(word) =>
			word.length >= 6 &&
			word.length <= 40 &&
			!neverNames.has(word) &&
			!firstNames.has(word) &&
			!tradesOfPeople.has(word),
	);
	for (const candidate of candidates.slice(0, 12)) {
		const [best] = typos.search(candidate);
		if (best) return best.industry;
	}
	return null;
}

/** "Vendemos lámparas": a business without a page of ours. Needs a word that says something. */
function isDescription(text: string, words: readonly string[]): boolean {
	const telling = words.filter(
		(word) => word.length > 2 && !/\d/.test(word) && !neverNames.has(word) && !nameParticles.has(word),
	);
	return telling.length > 0 && words.length <= 8 && soundsLikeWords(telling.join(" ")) && !text.includes("@");
}
