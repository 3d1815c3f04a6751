import type { HomeData, HomeSections } from "../home-data.server.ts";
import { ClientPortrait } from "./client-portrait.tsx";

type Props = Pick<HomeData, "quote"> & { text: HomeSections["proof"] };

export function Proof({ text, quote }: Props) {
	return (
		<section className="full" aria-labelledby="figures">
			<div className="proof">
				<figure className="cielo">
					<ClientPortrait />
					<blockquote className="quote">{quote.words}</blockquote>
					<figcaption>
						<b>{quote.author}</b>, {quote.client}
						<span className="small quiet">{text.sample}</span>
					</figcaption>
				</figure>
				<div className="sol">
					<h2 id="figures">{text.source}</h2>
					<dl>
						{text.figures.map(({ figure, label }) => (
							<div key={label}>
								<dt>{label}</dt>
								<dd>{figure}</dd>
							</div>
						))}
					</dl>
				</div>
			</div>
		</section>
	);
}
