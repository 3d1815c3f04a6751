import type { IndustryPage } from "../../../content/industries/page-schema.ts";
import type { IndustriesText } from "../../../content/pages/industries/schema.ts";

type Props = { text: IndustriesText["industry"]; study: NonNullable<IndustryPage["caseStudy"]> };

export function CaseStudy({ text, study }: Props) {
	return (
		<section className="full" aria-labelledby="case">
			<div className="case">
				<div className="cielo">
					<p className="quiet">{text.caseStudy}</p>
					<h2 id="case">{study.title}</h2>
					<p className="intro">{study.description}</p>
					<ul>
						{study.results.map((result) => (
							<li key={result}>{result}</li>
						))}
					</ul>
				</div>
				<figure className="ladrillo">
					<blockquote className="quote">{study.quote}</blockquote>
					<figcaption>
						<b>{study.author}</b>
						<span className="small">{text.sample}</span>
					</figcaption>
				</figure>
			</div>
		</section>
	);
}
