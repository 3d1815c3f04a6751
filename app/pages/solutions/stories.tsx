import type { SolutionsText } from "../../../content/pages/solutions/schema.ts";
import { figure } from "../../ui/people/people.ts";
import { Drawing } from "../../ui/shapes/drawing.tsx";
import { dome, drop, inGrid } from "../../ui/shapes/outlines.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";

type Story = { id: string; client: string; title: string; result: string; quote: string; author: string };
type Props = { text: SolutionsText["cases"]; stories: readonly Story[]; href: string };

const drops = (count: number, x: number, base: number) =>
	inGrid(count, { columns: 4, step: [46, -50] }, (left, top) => drop(x + left, base + top, 16, "sw"));

/** 20 bookings become 29: 45 % more. */
const bookings: readonly Shape[] = [
	["noche3", `M10 548V267H224V548z${dome(117, 268, 107)}`],
	["celeste", drops(20, 32, 504)],
	["ladrillo", `M280 548V117H494V548z${dome(387, 118, 107)}`],
	["luz", drops(29, 302, 504)],
];
/** 10 leads become 14: 40 % more. */
const row = { columns: 7, step: [75, 100] } as const;
const leads: readonly Shape[] = [
	["sol2", inGrid(14, row, (x, y, index) => (index < 10 ? drop(x, y, 32, "sw") : ""))],
	["ladrillo", inGrid(14, row, (x, y, index) => (index < 10 ? "" : drop(x, y, 32, "se")))],
];
/** 7 of 10 questions are resolved without a person. */
const questions: readonly Shape[] = [
	["papel", inGrid(7, { columns: 7, step: [80, 0] }, (x, y) => drop(x, y + 12, 33, "se"))],
	["luz", inGrid(3, { columns: 3, step: [80, 0] }, (x, y) => figure(x + 564, y))],
];

/** Three cases, each figure drawn so that it can be counted. */
export function Stories({ text, stories, href }: Props) {
	const [first, second, third] = stories;
	if (!first || !second || !third) return null;
	return (
		<section className="section wide stories" aria-labelledby="stories">
			<h2 id="stories">{text.heading}</h2>
			<a className="noche stories-first" href={`${href}#${first.id}`}>
				<div>
					<h3>{first.title}</h3>
					<p className="stories-figure">{first.result.match(/^\d+\s?%/)?.[0]}</p>
				</div>
				<p>
					<b>{first.result.replace(/^\d+\s?%\s*/, "")}.</b> {text.counted.first}
					<span className="small quiet">{first.client}</span>
				</p>
				<Drawing size={[504, 548]} shapes={bookings}>
					<text x="117" y="240">
						20
					</text>
					<text x="387" y="90">
						29
					</text>
				</Drawing>
			</a>
			<figure className="cielo stories-quote">
				<blockquote className="quote">{first.quote}</blockquote>
				<figcaption>
					{first.author}, {first.client}
				</figcaption>
			</figure>
			<a className="sol stories-second" href={`${href}#${second.id}`}>
				<h3>{second.title}</h3>
				<Drawing size={[514, 164]} shapes={leads} />
				<p>
					<b>{second.result}:</b> {text.counted.second}
					<span className="small quiet">{second.client}</span>
				</p>
			</a>
			<a className="ladrillo stories-third" href={`${href}#${third.id}`}>
				<div>
					<h3>{third.title}</h3>
					<p>
						<b>{third.result}.</b> {text.counted.third}
						<span className="small quiet">{third.client}</span>
					</p>
				</div>
				<Drawing size={[786, 84]} shapes={questions} />
			</a>
			<p className="small quiet">{text.sample}</p>
		</section>
	);
}
