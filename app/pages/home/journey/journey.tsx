import { pathTo } from "../../../../content/addresses.ts";
import type { Language } from "../../../../shared/language.ts";
import { SwipeLinks } from "../../../ui/swipe-row/swipe-links.tsx";
import type { HomeSections } from "../home-data.server.ts";
import { Moment } from "./moment.tsx";

export function Journey({ text, language }: { text: HomeSections["journey"]; language: Language }) {
	return (
		<section className="journey-section" aria-labelledby="journey">
			<div className="home-head wide">
				<h2 id="journey">{text.heading}</h2>
				<a className="home-more" href={pathTo("products", language)}>
					{text.all}
				</a>
			</div>
			<SwipeLinks
				label={text.jumps}
				links={text.moments.map(({ id, product, name }) => ({ id, text: product, spoken: name }))}
			/>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls is reached by keyboard. */}
			<div className="journey swipe-row" tabIndex={0}>
				{text.moments.map((moment) => (
					<Moment key={moment.id} moment={moment} example={text.example} />
				))}
			</div>
		</section>
	);
}
