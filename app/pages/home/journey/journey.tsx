import type { HomeSections } from "../home-data.server.ts";
import { Moment } from "./moment.tsx";

export function Journey({ text, product }: { text: HomeSections["journey"]; product: string }) {
	return (
		<section aria-labelledby="journey">
			<div className="journey-words wide">
				<h2 id="journey">{text.heading}</h2>
				<p className="lead">{text.lead}</p>
			</div>
			<div className="journey">
				{text.moments.map((moment) => (
					<Moment key={moment.id} moment={moment} text={text} product={product} />
				))}
			</div>
		</section>
	);
}
