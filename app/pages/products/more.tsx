import type { ProductsData } from "./products-data.server.ts";

/** The other products, how they arrive, what is done, and what changes. */
export function More({ data: { text, others } }: { data: Pick<ProductsData, "text" | "others"> }) {
	return (
		<>
			<section className="section wide" aria-labelledby="uses">
				<h2 id="uses">{text.uses.heading}</h2>
				<dl className="use-figures">
					{text.uses.list.map(({ percent, industry, text }) => (
						<div key={industry}>
							<dt>{industry}</dt>
							<dd>
								<svg viewBox="0 0 100 100" aria-hidden="true">
									<rect width="100" height="100" className="use-ground" />
									<rect y={100 - percent} width="100" height={percent} />
								</svg>
								<b>{percent}%</b> {text}
							</dd>
						</div>
					))}
				</dl>
			</section>
			<section className="section niebla" aria-labelledby="services">
				<div className="wide products-pair">
					<div>
						<h2 id="services">{text.services.heading}</h2>
						<dl>
							{text.services.list.map(({ name, text }) => (
								<div key={name}>
									<dt>{name}</dt>
									<dd>{text}</dd>
								</div>
							))}
						</dl>
					</div>
					<div>
						<h2>{text.method.heading}</h2>
						<ol>
							{text.method.list.map(({ name, text }) => (
								<li key={name}>
									<b>{name}</b>
									<p>{text}</p>
								</li>
							))}
						</ol>
					</div>
				</div>
			</section>
			<section className="section sol" aria-labelledby="others">
				<div className="wide">
					<h2 id="others">{text.others.heading}</h2>
					<ul className="other-products">
						{others.map(({ id, name, oneLine }) => (
							<li key={id}>
								<h3>{name}</h3>
								<p>{oneLine}</p>
							</li>
						))}
					</ul>
				</div>
			</section>
		</>
	);
}
