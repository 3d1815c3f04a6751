import type { AuditText } from "../../../content/pages/audit/schema.ts";

export function Outcome({ text: { outcome, testimonial, sample } }: { text: AuditText }) {
	return (
		<section className="section noche" aria-labelledby="audit-outcome">
			<div className="wide audit-outcome">
				<h2 id="audit-outcome">{outcome.heading}</h2>
				<dl>
					{outcome.list.map(({ name, text }) => (
						<div key={name}>
							<dt>{name}</dt>
							<dd>{text}</dd>
						</div>
					))}
				</dl>
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
