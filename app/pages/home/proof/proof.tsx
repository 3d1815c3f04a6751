import { type Shape, Shapes } from "../../../ui/shapes/shapes.tsx";
import type { HomeData, HomeSections } from "../home-data.server.ts";

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

const portrait: readonly Shape[] = [
	["noche", "M60 0a60 60 0 0 1 0 120H0V60A60 60 0 0 1 60 0z"],
	["ladrillo", "M18 120a44 44 0 0 1 84-18.500A60 60 0 0 1 60 120z"],
	["sol", "M34 62V48a26 26 0 0 1 52 0v8a26 26 0 0 1-52 6z"],
	["ladrillo2", "M30 62V48a30 30 0 0 1 60 0H56a22 22 0 0 1-22 22z"],
];

function ClientPortrait() {
	return (
		<svg viewBox="0 0 120 120" aria-hidden="true">
			<Shapes list={portrait} />
		</svg>
	);
}
