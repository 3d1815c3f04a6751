import { pathTo } from "../../../../content/addresses.ts";
import type { JourneyExamples, JourneyMoment } from "../../../../content/pages/home/schema.ts";
import type { Language } from "../../../../shared/language.ts";
import { SwipeLinks } from "../../../ui/swipe-row/swipe-links.tsx";
import type { HomeSections } from "../home-data.server.ts";
import { CartArtefact, ChatArtefact, SupportArtefact, VisitArtefact } from "./artefacts/artefacts.tsx";

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

const looks = {
	"first-contact": { block: "cielo", Artefact: ChatArtefact },
	sales: { block: "sol", Artefact: VisitArtefact },
	"e-commerce": { block: "noche", Artefact: CartArtefact },
	support: { block: "ladrillo", Artefact: SupportArtefact },
} as const;

/** A moment of the customer's journey, and the piece of interface that its product is. */
function Moment({ moment, example }: { moment: JourneyMoment; example: JourneyExamples }) {
	const { id, hour, name, product, what, claim } = moment;
	const { block, Artefact } = looks[id];
	return (
		<article id={id} className={`moment ${block}`}>
			<div className="moment-words">
				<p className="moment-when">{`${hour.time} ${hour.half} · ${name}`}</p>
				<h3>{product}</h3>
				<p>{what}</p>
				<p className="claim">
					<strong>
						{claim.before && <small>{claim.before} </small>}
						{claim.figure}
					</strong>{" "}
					{claim.label}
				</p>
			</div>
			<div className="artefact paper">
				<Artefact example={example} />
			</div>
		</article>
	);
}
