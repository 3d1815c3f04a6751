import type { ProductsText } from "../../../content/pages/products/schema.ts";
import { TenDrops } from "./ten-drops.tsx";

export function Uses({ uses, percent }: { uses: ProductsText["uses"]; percent: string }) {
	return (
		<section className="section wide" aria-labelledby="uses">
			<div className="products-heading">
				<h2 id="uses">{uses.heading}</h2>
				<p className="lead">{uses.lead}</p>
			</div>
			<ul className="uses">
				{uses.list.map(({ percent: share, industry, text }) => (
					<li key={industry}>
						<b className="demo-figure">
							{share}
							<small>{percent}</small>
						</b>
						<p>
							<b>{industry}</b> {text}
						</p>
						<TenDrops percent={share} />
					</li>
				))}
			</ul>
		</section>
	);
}
