import type { FactName, LeadFacts } from "../leads/lead.ts";
import type { Telling } from "./telling.ts";
import { budgetAskedFor, hearBudget } from "./understand/figures/budget.ts";
import { type Crew, crewOf, isTeam, joined } from "./understand/figures/crew.ts";
import { asksForItsWorth } from "./understand/figures/others-money.ts";
import { seasonalTeam } from "./understand/figures/seasonal-team.ts";
import { countsPlaces, hearSize, isPartOfTeam, saysAlone } from "./understand/figures/size.ts";
import { summedTeam } from "./understand/figures/summed-team.ts";
import { hearTiming, isHaste, tellsSeason, timingAskedFor } from "./understand/figures/timing.ts";
import { deniesDate, withoutDeniedFigure } from "./understand/passing/denial.ts";
import { datesElse } from "./understand/passing/elsewhen.ts";
import { countsOthers, spendsOthers } from "./understand/passing/of-others.ts";
import { type Segment, textOf } from "./understand/text/segments.ts";
import { oneLine } from "./understand/text/text.ts";
import { crewAskedFor } from "./understand/trade/asked-trade.ts";

type Facts = Partial<LeadFacts>;

/** "About", "unos": said before a figure, not worth keeping. */
const roughly =
	/^(?:unos|unas|como|bout|abt|por ahi|por ahí|mas o menos|más o menos|about|around|maybe|roughly|like|casi|almost|tal vez)\s+/i;

/** Size, budget and date of what is stated. Segments they are read from are added to `taken`. */
export function figuresIn(
	stated: readonly Segment[],
	{ asked, people, segments }: Telling,
	taken: Set<Segment>,
): Facts {
	const facts: Facts = {};
	// "Small team, maybe 6 or 7": what comes next counts it.
	const announced = (segment: Segment) =>
		/\b(?:team|crew|headcount)$/.test(stated[stated.indexOf(segment) - 1]?.folded ?? "");
	const affirmed = (segment: Segment) =>
		withoutDeniedFigure(segment.folded, stated[stated.indexOf(segment) - 1]?.folded);
	const keep = (fact: "companySize" | "budget" | "timing", segment: Segment, value: string | null) => {
		if (value === null || facts[fact] !== undefined) return;
		// Folding keeps every letter in its place, so the words as they were typed stand at the same index.
		const at = Math.max(0, segment.folded.indexOf(value));
		const said = oneLine(segment.text.slice(at, at + value.length), 80).replace(roughly, "");
		facts[fact] = fact === "companySize" && /^[\d.,]+$/.test(said) ? `${said} ${people}` : said;
		taken.add(segment);
	};
	if (asked === "companySize" && stated.length > 1 && stated.every(({ folded }) => isPartOfTeam(folded))) {
		for (const segment of stated) taken.add(segment);
		return { companySize: oneLine(textOf(stated), 80) };
	}
	const own = stated.filter(
		(segment) => !countsOthers(segment.folded) && affirmed(segment) === segment.folded,
	);
	const seasonal = seasonalTeam(own) ?? summedTeam(own);
	if (seasonal) {
		facts.companySize = oneLine(seasonal.text, 80);
		for (const segment of seasonal.segments) taken.add(segment);
	}
	const team = teamIn(own);
	const keepTeam = () => {
		if (!team || facts.companySize !== undefined) return;
		facts.companySize = team.text;
		for (const segment of team.segments) taken.add(segment);
	};
	if (team?.counted) keepTeam();
	// A head count says more than rooms or branches, wherever it stands.
	for (const segment of [...stated].sort((a, b) => Number(saysLess(a, asked)) - Number(saysLess(b, asked)))) {
		const said = affirmed(segment);
		const budget = spendsOthers(said) ? null : hearBudget(said, asked === "budget");
		keep("budget", segment, budget);
		// An amount of money is no head count: it is blanked out, every other letter stays in its place.
		const rest = budget ? said.replace(budget, " ".repeat(budget.length)) : said;
		if (!countsOthers(rest))
			keep("companySize", segment, hearSize(rest, asked === "companySize" || announced(segment)));
	}
	for (const segment of segments)
		if (segment.question && asksForItsWorth(segment.folded))
			keep("budget", segment, hearBudget(segment.folded, asked === "budget"));
	keepTeam();
	for (const segment of segments)
		if (segment.question) keep("companySize", segment, hearSize(crewAskedFor(segment.folded) ?? "", false));
	// Beside a figure "abril" is a month, whatever was asked.
	const alone = (asked !== "name" && asked !== "company") || Object.keys(facts).length > 0;
	// "Sin afán, el otro año": the date says more than the haste.
	const dates = stated.filter(({ folded }) => !datesElse(folded) && !deniesDate(folded));
	for (const segment of dates.sort((a, b) => Number(isHaste(a.folded)) - Number(isHaste(b.folded))))
		if (!(taken.has(segment) && tellsSeason(segment.folded)))
			keep("timing", segment, hearTiming(segment.folded, asked === "timing", alone));
	for (const segment of segments)
		if (segment.question) {
			keep("timing", segment, timingAskedFor(segment.folded));
			keep("budget", segment, budgetAskedFor(segment.folded));
		}
	return facts;
}

/** "It depends, 300 to 400": the figure says more, as a head count does than rooms. */
function saysLess({ text, folded }: Segment, asked: FactName | null): boolean {
	return countsPlaces(text) || saysAlone(folded) || (asked === "budget" && /^(?:it )?depend/.test(folded));
}

/** A team told one after another: "seven on the tools, two in the office". */
type Team = { text: string; segments: readonly Segment[]; counted: boolean };

function teamIn(stated: readonly Segment[]): Team | null {
	for (const [first, segment] of stated.entries()) {
		// "9, plus a couple of freelancers": the figure before says more.
		if (first > 0 && /^(?:plus|mas) /.test(segment.folded)) continue;
		let crew: Crew | null = crewOf(segment.folded);
		let last = first;
		// "A broker" alone, with whatever else may follow, tells a trade.
		if (crew?.members === 1 && crew.roles === 1) continue;
		while (crew?.whole) {
			const next = stated[last + 1];
			const more = next ? crewOf(next.folded) : null;
			if (!more) break;
			crew = joined(crew, more);
			last++;
		}
		if (crew && isTeam(crew)) {
			const segments = stated.slice(first, last + 1);
			return { text: said(segments, crew), segments, counted: crew.named + crew.placed + crew.roles > 0 };
		}
	}
	return null;
}

function said(segments: readonly Segment[], { from, to }: Crew): string {
	const texts = segments.map(({ text }, at) =>
		text.slice(at === 0 ? from : 0, at === segments.length - 1 ? to : undefined),
	);
	return oneLine(texts.join(", "), 80).replace(roughly, "");
}
