import { pathTo } from "../../../content/addresses.ts";
import type { ProductsData } from "./products-data.server.ts";

export function Others({ data }: { data: Pick<ProductsData, "text" | "others" | "language"> }) {
	const { text, others, language } = data;
	return (
		<section className="section noche" aria-labelledby="others">
			<div className="wide">
				<h2 id="others">{text.others.heading}</h2>
				<ul className="products-others">
					{others.map(({ id, page, name, oneLine }) => (
						<li key={id} id={id}>
							<h3>{name}</h3>
							<p>{oneLine}</p>
							<a href={`${pathTo(page, language)}#${id}`} aria-label={`${text.others.see}: ${name}`}>
								{text.others.see}
							</a>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
