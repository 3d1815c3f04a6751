import type { Segment } from "../text/segments.ts";
import { number } from "./numbers.ts";

/** A team that changes with the season, told in two halves. */

const who = "(?: of us| people| persons| staff| employees| personas| empleados)?";
const season =
	"(?:(?:in|during|over|en) (?:the |el |la )?)?(?:summer|winter|spring|autumn|fall|high season|low season|peak season|season|verano|invierno|temporada(?: alta| baja)?)";
const otherwise =
	"(?:(?:for )?the rest of the (?:year|time)|off[- ]season|out of season|el resto del ano|fuera de temporada)";
const inSeason = new RegExp(`\\b${number}${who} ${season}$`);
const outOfSeason = new RegExp(`^(?:and |y |but |pero )?${number}${who} (?:${season}|${otherwise})[ .!]*$`);

/** "7 of us in summer, 4 the rest of the year": both halves, and the segments they are told in. */
export function seasonalTeam(
	stated: readonly Segment[],
): { text: string; segments: readonly Segment[] } | null {
	for (const [at, first] of stated.entries()) {
		const next = stated[at + 1];
		const found = first.folded.slice(-80).match(inSeason);
		if (!next || !found || !outOfSeason.test(next.folded.slice(0, 80))) continue;
		const half = first.text.slice(first.text.length - found[0].length);
		return { text: `${half}, ${next.text.replace(/[ .!]+$/, "")}`, segments: [first, next] };
	}
	return null;
}
