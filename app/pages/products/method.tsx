import type { ProductsText } from "../../../content/pages/products/schema.ts";

export function Method({ method }: { method: ProductsText["method"] }) {
	return (
		<section className="section sol" aria-labelledby="method">
			<div className="wide">
				<h2 id="method">{method.heading}</h2>
				<ol className="products-method">
					{method.list.map(({ name, text }) => (
						<li key={name}>
							<h3>{name}</h3>
							<p>{text}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
