import { findPage } from "../../../content/addresses.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { industries } from "../../../content/industries/list.ts";
import { groupedNumber } from "../../../content/locale.ts";
import { staff } from "../../../content/staff/list.ts";
import { direct } from "../../../domain/analytics/visit.ts";
import type { VisitOverview } from "../../../domain/analytics/visit-overview.ts";
import { textsIn } from "../../../domain/assistant/assistant-texts.ts";
import { demoEventNames } from "../../../shared/demo-event.ts";
import type { Language } from "../../../shared/language.ts";

export function visitsView({ visits, demos, funnel }: VisitOverview, language: Language) {
	const words = staff[language].visits;
	const grouped = (number: number) => groupedNumber(number, language);
	const bars = (rows: readonly { name: string; count: number }[]) => {
		const most = Math.max(1, ...rows.map(({ count }) => count));
		return rows.map(({ name, count }) => ({ name, count: grouped(count), share: count / most }));
	};
	const steps = (["opened", "conversation", "contact", "proposal", "downloaded"] as const).map((step) => ({
		name: words.funnel[step],
		count: funnel[step],
	}));
	return {
		about: fillBlanks(words.about, { entries: grouped(visits.entries), views: grouped(visits.views) }),
		empty: visits.views === 0 && demos.length === 0 && steps.every(({ count }) => count === 0),
		pages: bars(visits.pages).map((row) => ({ ...row, title: pageTitle(row.name, language) })),
		sources: bars(
			visits.sources.map(({ name, count }) => ({ name: name === direct ? words.direct : name, count })),
		),
		funnel: bars(steps),
		demos: demos.map(({ industry, flow, ...uses }) => ({
			key: `${industry}/${flow}`,
			name: demoName(industry, flow, language),
			uses: demoEventNames.map((one) => `${words.uses[one]}: ${grouped(uses[one])}`).join(" · "),
		})),
	};
}

export function pageTitle(path: string, language: Language): string | null {
	const { page = null, params = {} } = findPage(path) ?? {};
	if (page === "industry")
		return industries.find(({ id }) => id === params.industry)?.text[language].name ?? null;
	const titles: Readonly<Record<string, string>> = textsIn(language).pages;
	return titles[page === "login" ? "portal" : (page ?? "")] ?? null;
}

function demoName(industry: string, flow: string, language: Language): string {
	const known = industries.find(({ id }) => id === industry);
	const played = known?.flows.find(({ id }) => id === flow);
	return [known?.text[language].name ?? industry, played?.text[language].name ?? flow].join(" · ");
}
