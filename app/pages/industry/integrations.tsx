import type { IndustryPage } from "../../../content/industries/page-schema.ts";

type Props = { heading: string; integrations: IndustryPage["integrations"] };

export function Integrations({ heading, integrations }: Props) {
	return (
		<section className="section sol" aria-labelledby="integrations">
			<div className="wide">
				<h2 id="integrations">{heading}</h2>
				<dl className="integrations">
					{integrations.map(({ name, description }) => (
						<div key={name}>
							<dt>{name}</dt>
							<dd>{description}</dd>
						</div>
					))}
				</dl>
			</div>
		</section>
	);
}
