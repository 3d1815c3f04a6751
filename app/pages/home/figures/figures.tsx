import type { HomeSections } from "../home-data.server.ts";

export function HomeFigures({ text }: { text: HomeSections["figures"] }) {
	return (
		<section className="figures sol" aria-labelledby="figures">
			<div className="wide">
				<h2 id="figures">{text.source}</h2>
				<dl>
					{text.list.map(({ figure, label }) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>{figure}</dd>
						</div>
					))}
				</dl>
			</div>
		</section>
	);
}
