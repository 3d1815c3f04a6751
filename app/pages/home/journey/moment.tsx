import type { JourneyExamples, JourneyMoment } from "../../../../content/pages/home/schema.ts";
import { CallArtefact } from "./artefacts/call.tsx";
import { CartArtefact } from "./artefacts/cart.tsx";
import { ChatArtefact } from "./artefacts/chat.tsx";
import { VisitArtefact } from "./artefacts/visit.tsx";

const looks = {
	"first-contact": { block: "cielo", Artefact: ChatArtefact },
	sales: { block: "sol", Artefact: VisitArtefact },
	"e-commerce": { block: "noche", Artefact: CartArtefact },
	support: { block: "ladrillo", Artefact: CallArtefact },
} as const;

/** A moment of the customer's journey, and the piece of interface that its product is. */
export function Moment({ moment, example }: { moment: JourneyMoment; example: JourneyExamples }) {
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
