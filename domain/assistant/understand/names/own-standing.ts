import type { Segment } from "../text/segments.ts";
import { wordsOf } from "../text/text.ts";
import { businessWords, tradeWords } from "../trade/businesses.ts";
import { hearIndustry, industryOfName } from "../trade/industry.ts";
import { namesOfPlaces, places } from "../words/places.ts";
import { isWrittenAsName } from "./bare-company.ts";
import { endsCompany, isKind } from "./company-endings.ts";
import { endsInLegalForm, isTelling, namesOne, upToStop } from "./company-name.ts";
import { isEveryday } from "./name-words.ts";

/** A company's name by its look alone, wherever it stands and whoever is asked for. */
export function standsAlone(segment: Segment): string | null {
	// "Rosewater Bakery here".
	const text = segment.text.replace(/ here[.!\s]*$/, "");
	const said = { ...segment, text, folded: segment.folded.slice(0, text.length) };
	return marked(said) ?? ofTrade(said) ?? beforeItsTrade(said);
}

/** "Feathers & Fire", "Nonna Pina's", "Desert Splash LLC": a mark that no person's name bears. */
function marked({ text, folded }: Segment): string | null {
	const bare = text.replace(/[.!\s]+$/, "");
	if (!/^\p{Lu}/u.test(bare) || bare.length > 60 || /^name['’]?s\b/.test(folded)) return null;
	if (endsInLegalForm(bare) && isWrittenAsName(bare)) return upToStop(bare);
	const words = wordsOf(bare);
	if (!isWrittenAsName(bare) || words.every((word) => isKind(word) || tradeWords.has(word))) return null;
	const joined = /\S (?:&|\+) \S/.test(bare);
	const owned = / \S+['’]s(?: |$)|^\S+['’]s \S/.test(bare) && !/ (?:day|eve|week|birthday)$/.test(folded);
	const couple = words.length === 2 && words.every(isEveryday);
	const definite =
		/^The \p{Lu}\S*(?: \p{Lu}\S+){1,3}$/u.test(bare) ||
		(/^(?:La|El|Los|Las) \p{Lu}\S+(?: (?:de|del|y))? \p{Lu}\S+$/u.test(bare) &&
			!namesOfPlaces.has(words.join(" ")));
	return (joined || owned || definite) && !couple ? upToStop(bare) : null;
}

/** "Hotel Sol", "Miller & Sons Construction": the kind of business and a name of its own. */
function ofTrade({ text }: Segment): string | null {
	const [kind = "", ...own] = wordsOf(text);
	const ends = own.at(-1) ?? "";
	const names = [kind, ...own.slice(0, -1)];
	// In English the trade comes last.
	if (
		isWrittenAsName(text) &&
		(industryOfName(text) !== null || endsCompany(ends)) &&
		(names.some((word) => isTelling(word) && !isKind(word) && !tradeWords.has(word)) ||
			(industryOfName(text) !== null && [kind, ...own].some(isTelling)))
	)
		return upToStop(text);
	const opened = namesOne(kind) || kind === "casa" || (businessWords.has(own[0] ?? "") && own.length > 1);
	const named =
		opened &&
		own.length > 0 &&
		own.length <= 4 &&
		(own.some(isTelling) || /^(?:la|el|no) \d+$/.test(own.join(" ")));
	// "Tienda de zapatos" sells shoes, "Tienda de Rosa" is hers.
	const sells = /^\p{L}+ de \p{Ll}/u.test(text);
	const whole = namesOne(kind) || isWrittenAsName(text);
	return named && whole && !sells && /^\p{Lu}/u.test(text) ? upToStop(text) : null;
}

const nameThenTrade =
	/^((?:\p{Lu}[\p{L}'’&.]*|&|of|the)(?: (?:\p{Lu}[\p{L}'’.]*|&|of|the)){1,3}) (\p{Ll}+(?: \p{Ll}+){0,2})$/u;

/** "Little Otters swim school". */
function beforeItsTrade({ text }: Segment): string | null {
	const [, name = "", trade = ""] = text.replace(/[.!\s]+$/, "").match(nameThenTrade) ?? [];
	const last = trade.split(" ").at(-1) ?? "";
	if (!name || isEveryday(name.split(" ")[0] ?? "") || !isWrittenAsName(name)) return null;
	const isTrade = businessWords.has(last) || (endsCompany(last) && hearIndustry(trade, false) !== null);
	return isTrade && wordsOf(name).some((word) => isTelling(word) && !isKind(word)) && !isPlace(name)
		? name
		: null;
}

/** "Flour Power, a bakery in Leeds": what is said next is no person. */
export function isFirm(next: Segment | undefined): boolean {
	const [, kind = ""] =
		next?.folded.match(/^(?:(?:it's |its |we're |es )?(?:a|an|un|una) )((?:[a-z]+ ){0,2}[a-z]+)/) ?? [];
	return wordsOf(kind).some(
		(word) => businessWords.has(word) && !/(?:er|or|ist|ian|er[oa]|ista|guide|guia|agent|owner)$/.test(word),
	);
}

/** "New York", "North Dublin": how places begin. */
export function isPlace(text: string): boolean {
	const words = wordsOf(text).join(" ");
	const all = words.split(" ");
	if (all.every((word) => places.has(word) || namesOfPlaces.has(word))) return true;
	return namesOfPlaces.has(words) || placeOpening.test(`${words} `);
}

const placeOpening =
	/^(?:new \S+ $|(?:north|south|east|west|central|upper|lower|greater|downtown|port|fort|mount|lake|cape|key|saint|st|san|santa|santo|los|las|puerto|punta|playa|isla|ciudad|vina|nueva|porto|costa|kuala|buenos|hong|baton|palm|long|grand|gran|miami|costa|barrio|vereda|zona|sector|avenida|calle|carrera) )|(?:street|road|avenue|lane|drive|boulevard|square|beach|bay|valley|hills|city|county|island) $/;

/** Whether a text ends in where something is: "a brokerage in Kingston". */
export function endsInPlace(text: string): boolean {
	return inPlace.test(text);
}

const inPlace =
	/(?:^|\s)(?:in|from|near|around|at|outside|of|en|desde|de) (?:the )?\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2}$/u;
