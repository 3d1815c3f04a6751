import { pathTo } from "../../../content/addresses.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import type { ProductsData } from "./products-data.server.ts";

type Props = {
	product: ProductsData["told"][number];
	text: ProductsData["text"]["told"];
	language: ProductsData["language"];
};

export function ProductStory({ product: { id, name, oneLine, whatItDoes, forWhom }, text, language }: Props) {
	return (
		<section className="product noche" id={id} aria-labelledby={`${id}-name`}>
			<div className="wide product-told">
				<div>
					<h2 id={`${id}-name`}>{name}</h2>
					<p className="lead">{oneLine}</p>
					<p className="quiet">{text.whom.replace("{whom}", forWhom)}</p>
					<ButtonLink look="sun" href={pathTo("contact", language)}>
						{text.button.replace("{name}", name)}
					</ButtonLink>
				</div>
				<ul>
					{whatItDoes.map((thing) => (
						<li key={thing}>{thing}</li>
					))}
				</ul>
			</div>
		</section>
	);
}
