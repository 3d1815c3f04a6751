import type { Passage } from "../../../../content/pages/products/schema.ts";
import { drop } from "../../../ui/shapes/drop.ts";

const [step, radius, middle] = [34, 11, 40];
const rise = { good: -26, neutral: 0, bad: 26 } as const;
const corner = { good: "sw", neutral: "se", bad: "nw" } as const;

export function SentimentChart({ passages, shown }: { passages: readonly Passage[]; shown: boolean }) {
	return (
		<svg
			className="sentiment-chart"
			viewBox={`0 0 ${step * passages.length} ${2 * middle}`}
			aria-hidden="true"
		>
			<path className="sentiment-line" d={`M0 ${middle - 1}h${step * passages.length}v2H0z`} />
			{passages.map(({ text, feels }, index) => (
				<path
					key={text}
					data-later={shown ? undefined : ""}
					data-feels={feels}
					d={drop(index * step + step / 2 - radius, middle + rise[feels] - radius, radius, corner[feels])}
				/>
			))}
		</svg>
	);
}
