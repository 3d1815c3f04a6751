import { pathTo } from "../../../content/addresses.ts";
import type { IndustryId } from "../../../content/industries/list.ts";
import type { IndustriesText } from "../../../content/pages/industries/schema.ts";
import type { Language } from "../../../shared/language.ts";
import { Metric } from "../../ui/metric/metric.tsx";
import { Drawing } from "../../ui/shapes/drawing.tsx";
import { drop } from "../../ui/shapes/outlines.ts";
import { Unbroken } from "../../ui/unbroken/unbroken.tsx";
import { doors } from "./doors.ts";

type Props = {
	text: Pick<IndustriesText, "heading" | "intro" | "stats">;
	cards: readonly { id: IndustryId; name: string }[];
	language: Language;
};

/** Five doors at night lead to the five industries. */
export function IndustriesHero({ text, cards, language }: Props) {
	return (
		<header className="first-screen industries-hero noche">
			<div className="wide">
				<h1>{text.heading}</h1>
				<p className="intro">{text.intro}</p>
				<dl className="industries-stats">
					{text.stats.map(({ figure, label }) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>
								<Metric>{figure}</Metric>
							</dd>
						</div>
					))}
				</dl>
				<ul className="industry-doors">
					{cards.map(({ id, name }) => (
						<li key={id}>
							<a href={pathTo("industry", language, { industry: id })}>
								<Drawing size={[260, 404]} preserveAspectRatio="xMidYMax meet" shapes={doors[id]} />
								<b>
									<span>
										<Unbroken>{name}</Unbroken>
									</span>
								</b>
							</a>
						</li>
					))}
				</ul>
			</div>
			<Drawing className="first-screen-art industries-moon" size={[10, 10]} shapes={[]}>
				<path className="arrives" fill="var(--luz)" d={drop(0, 0, 5, "sw")} />
			</Drawing>
		</header>
	);
}
