import type { IndustryPage } from "../../../content/industries/page-schema.ts";
import type { IndustriesText } from "../../../content/pages/industries/schema.ts";

type Props = { text: IndustriesText["industry"] } & Pick<IndustryPage, "solutions">;

export function IndustryApproach({ text, solutions }: Props) {
	return (
		<section className="section niebla" aria-labelledby="approach">
			<div className="wide">
				<h2 id="approach">{text.approach}</h2>
				{solutions.length === 0 && <p>{text.noSolutions}</p>}
				<ol className="solutions">
					{solutions.map(({ id, name, description, features }) => (
						<li key={id}>
							<h3>{name}</h3>
							<p>{description}</p>
							<ul>
								{features.map((feature) => (
									<li key={feature}>{feature}</li>
								))}
							</ul>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
