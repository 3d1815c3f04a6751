import { languages } from "../content/language.ts";
import { site } from "../content/site.ts";
import { judge } from "../domain/assistant/model/guard/check.ts";
import { visitorWords } from "../domain/assistant/model/guard/grounding/visitor-words.ts";
import { visitorFigures } from "../domain/assistant/model/guard/visitor-figures.ts";
import { builtWith } from "../domain/assistant/model/said/list.ts";
import { askedAndSaid } from "../domain/assistant/model/said/said.ts";
import type { Figure } from "./figure.ts";

/** How long a sentence of a model is judged before anybody sees it. */
export async function guard(): Promise<Figure[]> {
	const all = languages.flatMap((language) =>
		[...builtWith.attacks[language], ...builtWith.honest[language]].map((said) => {
			const { asked, says } = askedAndSaid(said);
			const visitor = { visitor: visitorFigures([asked]), told: visitorWords([asked], language, site) };
			const own = { brand: site, publicUrl: "https://rumbo.example", facts: { email: null, phone: null } };
			return { says, ground: { language, asked, ...visitor, own, instructions: "" } };
		}),
	);
	const round = () =>
		all
			.map(({ says, ground }) => {
				const started = performance.now();
				judge(says, ground);
				return performance.now() - started;
			})
			.toSorted((one, other) => one - other);
	// The first reads the site.
	round();
	const times = round();
	const at = (share: number) => (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(2);
	return [
		{
			figure: `a model's sentence is judged, p95 of ${all.length} (median)`,
			goal: "< 2 ms",
			measured: `${at(0.95)} ms (${at(0.5)} ms)`,
		},
	];
}
