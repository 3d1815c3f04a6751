import type { Segment } from "../text/segments.ts";
import { fold, wordsOf } from "../text/text.ts";
import { businessWords, isBusiness } from "../trade/businesses.ts";
import { hearIndustry } from "../trade/industry.ts";
import { titles } from "../words/words.ts";
import { isWrittenAsName } from "./bare-company.ts";
import { isProper, upToStop } from "./company-name.ts";
import { endsInPlace, isFirm, isPlace } from "./own-standing.ts";

/** "Flour Power, a bakery", and from whom we know by name "it's exhausts, Vukovic Parts": what stands beside the trade. */
export function besideTrade(segments: readonly Segment[], person: string | null): string | null {
	for (const [at, { text, question }] of segments.entries()) {
		const name = text.replace(itIs, "");
		const itself = person !== null && fold(person).startsWith(wordsOf(name)[0] ?? "");
		if (titles.has(wordsOf(name)[0] ?? "") || /^names?\b/.test(fold(name))) continue;
		if (question || itself || !isWrittenAsName(name) || isPlace(name) || !isProper(name)) continue;
		const [before, next] = [segments[at - 1], segments[at + 1]];
		if (isFirm(next) || namesOwnTrade(before)) return upToStop(name);
		if (person && (isTrade(next) || (isTrade(before) && !endsInPlace(before?.text ?? ""))))
			return upToStop(name);
	}
	return null;
}

/** "It's for my bakery, Dulce Trigo": what stands next to the trade said to be theirs is its name. */
export function namesOwnTrade(before: Segment | undefined): boolean {
	const [, kind = ""] = before?.folded.match(ownTrade) ?? [];
	const words = wordsOf(kind);
	return words.some((word, at) => businessWords.has(word) || isBusiness(words.slice(at).join(" ")));
}

const ownTrade =
	/(?:^|\b(?:it's|its|it is|this is|is|es|for|para|pa|run|own|have|at|tengo|tenemos) )(?:my|our|mi|nuestr[oa]) ((?:[a-z'-]+ ){0,3}[a-z'-]+)$/;
const itIs = /^(?:it's|its|it is|we're|es|somos) (?=(?:the )?\p{Lu})/iu;

function isTrade(segment: Segment | undefined): boolean {
	return (
		segment !== undefined &&
		!segment.question &&
		!isWrittenAsName(segment.text) &&
		hearIndustry(segment.text, false) !== null
	);
}

/** "Saffron Thread is mine", "Muddy Paws its called". */
const isOurs =
	/^(?:(?:and|so|ok|oh|well|yes|y|pues),? )*(.{3,60}?)(?: (?:it's|its|it is|is it|we're|were|we are|that's what it's) called| (?:is|es) what (?:everyone |people |they )?(?:calls? (?:us|it)|we go by|it says on the (?:door|sign))| (?:is|es) (?:mine|ours|mi[oa]|nuestr[oa]|(?:my|our|mi|nuestr[oa]) (?:own )?(?:shop|store|business|company|place|baby|brand|studio|cafe|restaurant|hotel|gym|salon|tienda|negocio|empresa|local|taller|marca|restaurante)|(?:the|our|my) (?:name|company name|business name|shop|store|business|company|place|firm|salon|restaurant|hotel)|(?:how|what) (?:we're|we are|were|it's|its|the \w+ is) (?:called|named|known)|how (?:they|people) (?:call|know) us|how we call it|the name (?:of (?:the|my|our) [a-z]+|above the door|on the (?:door|sign))|como (?:nos llamamos|se llama|le pusimos))|,? (?:se llama|nos llamamos|asi se llama|asi nos llamamos))[ .!]*$/;

/** A name said to be theirs. */
export function ours({ text, folded }: Segment): string | null {
	const [whole = "", said = ""] = folded.match(isOurs) ?? [];
	const from = Math.max(0, whole.indexOf(said));
	const name = text.slice(from, from + said.length);
	return isProper(name) && (isWrittenAsName(name) || /^\p{Lu}\S+$/u.test(name)) ? upToStop(name) : null;
}
