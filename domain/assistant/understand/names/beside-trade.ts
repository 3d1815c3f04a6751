import type { Segment } from "../text/segments.ts";
import { fold, wordsOf } from "../text/text.ts";
import { hearIndustry } from "../trade/industry.ts";
import { isWrittenAsName } from "./bare-company.ts";
import { isProper, upToStop } from "./company-name.ts";
import { endsInPlace, isFirm, isPlace } from "./own-standing.ts";

/** "Flour Power, a bakery", and from whom we know by name "it's exhausts, Vukovic Parts": what stands beside the trade. */
export function besideTrade(segments: readonly Segment[], person: string | null): string | null {
	for (const [at, { text, question }] of segments.entries()) {
		const name = text.replace(itIs, "");
		const itself = person !== null && fold(person).startsWith(wordsOf(name)[0] ?? "");
		if (question || itself || !isWrittenAsName(name) || isPlace(name) || !isProper(name)) continue;
		const [before, next] = [segments[at - 1], segments[at + 1]];
		if (isFirm(next)) return upToStop(name);
		if (person && (isTrade(next) || (isTrade(before) && !endsInPlace(before?.text ?? ""))))
			return upToStop(name);
	}
	return null;
}

const itIs = /^(?:it's|its|it is|we're|es|somos) (?=(?:the )?\p{Lu})/iu;

function isTrade(segment: Segment | undefined): boolean {
	return (
		segment !== undefined &&
		!segment.question &&
		!isWrittenAsName(segment.text) &&
		hearIndustry(segment.text, false) !== null
	);
}

/** "Saffron Thread is mine". */
const isOurs =
	/^(.{3,60}?) (?:is|es) (?:mine|ours|mi[oa]|nuestr[oa]|(?:my|our|mi|nuestr[oa]) (?:own )?(?:shop|store|business|company|place|baby|brand|studio|cafe|restaurant|hotel|gym|salon|tienda|negocio|empresa|local|taller|marca|restaurante)|(?:the|our|my) (?:name|company name|business name)|what (?:we're|we are|it's|its) called)[ .!]*$/;

/** A name said to be theirs. */
export function ours({ text, folded }: Segment): string | null {
	const name = text.slice(0, folded.match(isOurs)?.[1]?.length ?? 0);
	return isProper(name) && (isWrittenAsName(name) || /^\p{Lu}\S+$/u.test(name)) ? upToStop(name) : null;
}
