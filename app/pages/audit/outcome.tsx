import type { AuditText } from "../../../content/pages/audit/schema.ts";
import { Drawing } from "../../ui/shapes/drawing.tsx";
import { drop, rectangle } from "../../ui/shapes/outlines.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";

/** What one leaves with, each on 96 × 96: three things, a report and a road. */
const pictures: readonly (readonly Shape[])[] = [
	[["luz", drop(24, 0, 23, "sw") + drop(0, 50, 23, "sw") + drop(50, 50, 23, "sw")]],
	[
		["papel", "M8 0h56a24 24 0 0 1 24 24v72H8z"],
		["ladrillo", drop(20, 12, 9, "sw") + rectangle(64, 44, 12, 40)],
		["cielo2", rectangle(20, 66, 12, 18) + rectangle(42, 56, 12, 28)],
		["noche", rectangle(46, 18, 26, 6)],
	],
	[
		[
			"celeste",
			"M0 96V46a28 28 0 0 1 56 0v18a12 12 0 0 0 24 0V44h16v20a28 28 0 0 1-56 0V46a12 12 0 0 0-24 0v50z",
		],
		["ladrillo", drop(64, 0, 20, "sw")],
	],
];

export function AuditOutcome({ text: { outcome, testimonial, sample } }: { text: AuditText }) {
	return (
		<section className="section noche" aria-labelledby="audit-outcome">
			<div className="wide audit-outcome">
				<h2 id="audit-outcome">{outcome.heading}</h2>
				<ul>
					{outcome.list.map(({ name, text }, index) => (
						<li key={name}>
							<Drawing size={[96, 96]} shapes={pictures[index] ?? []} />
							<h3>{name}</h3>
							<p>{text}</p>
						</li>
					))}
				</ul>
				<figure className="audit-quote cielo">
					<blockquote className="quote">{testimonial.quote}</blockquote>
					<figcaption>
						<b>{testimonial.author}</b>, {testimonial.role}. <span className="quiet">{sample}</span>
					</figcaption>
				</figure>
			</div>
		</section>
	);
}
