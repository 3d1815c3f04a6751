import type { ProductsText } from "../../../content/pages/products/schema.ts";
import { SurveyByVoice } from "./listener.tsx";

export function ProductsHero({ text }: { text: ProductsText }) {
	const { pilot, voice } = text;
	return (
		<header className="products-hero full">
			<h1>
				{text.heading.split(/(?<=\.) /).map((sentence) => (
					<span key={sentence}>{sentence} </span>
				))}
			</h1>
			<SurveyByVoice greeting={text.greeting} />
			<div className="products-ends noche">
				<div className="wide">
					<p className="intro">{text.intro}</p>
					<ul>
						<li>
							<a className="ladrillo" href="#contact-pilot">
								<b>{pilot.name}</b> {pilot.short}
							</a>
						</li>
						<li>
							<a className="cielo" href="#npsie">
								<b>{voice.name}</b> {voice.short}
							</a>
						</li>
					</ul>
				</div>
			</div>
		</header>
	);
}
