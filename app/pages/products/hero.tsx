import type { ProductsText } from "../../../content/pages/products/schema.ts";

export function ProductsHero({ text }: { text: ProductsText }) {
	const { pilot, voice } = text;
	return (
		<header className="products-hero wide">
			<div>
				<h1>{text.heading}</h1>
				<p className="lead">{text.lead}</p>
			</div>
			<ul className="products-colon">
				<li>
					<a className="cielo" href="#contact-pilot">
						<b>{pilot.name}</b> {pilot.short}
					</a>
				</li>
				<li>
					<a className="ladrillo" href="#npsie">
						<b>{voice.name}</b> {voice.short}
					</a>
				</li>
			</ul>
		</header>
	);
}
