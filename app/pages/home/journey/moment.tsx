import type { JourneyMoment } from "../../../../content/pages/home/schema.ts";
import { Bubble } from "../../../ui/bubble/bubble.tsx";
import { Hour } from "../../../ui/hour/hour.tsx";
import type { HomeSections } from "../home-data.server.ts";
import { ClaimChart } from "./claim-chart.tsx";

const colours = {
	"first-contact": { block: "cielo", asks: "paper", answers: "ladrillo" },
	sales: { block: "sol", asks: "cielo", answers: "ladrillo" },
	"e-commerce": { block: "ladrillo", asks: "cielo", answers: "noche" },
	support: { block: "noche", asks: "cielo", answers: "ladrillo" },
} as const;

export function Moment({
	moment,
	text,
	product,
}: {
	moment: JourneyMoment;
	text: Pick<HomeSections["journey"], "customer" | "rows">;
	product: string;
}) {
	const { block, asks, answers } = colours[moment.id];
	return (
		<article className={`moment ${block}`}>
			<h3>
				<Hour {...moment.hour} /> {moment.name}
			</h3>
			<Bubble from={text.customer} side="asks" colour={asks}>
				{moment.customer}
			</Bubble>
			<Bubble from={product} side="answers" colour={answers}>
				{moment.answer}
			</Bubble>
			<p className="moment-what">{moment.what}</p>
			<p className="claim">
				<strong>{moment.claim.figure}</strong> {moment.claim.label}
				<ClaimChart {...moment.claim} rows={text.rows[moment.claim.kind]} />
			</p>
		</article>
	);
}
