import type { JourneyExamples } from "../../../../../content/pages/home/schema.ts";
import { Bubble } from "../../../../ui/bubble/bubble.tsx";
import { Shapes } from "../../../../ui/shapes/shapes.tsx";
import { MoodChange } from "./mood-change.tsx";

const boot = [
	["ladrillo", "M14 6h34v34l22 8a18 18 0 0 1 12 17v5H14z"],
	["ladrillo2", "M14 6h34v10H14z"],
	["tinta", "M8 70h78v8H32v6H8z"],
] as const;

export function CartArtefact({ example: { cart } }: { example: JourneyExamples }) {
	return (
		<>
			<p className="small quiet">{cart.name}</p>
			<p className="artefact-item">
				<svg viewBox="0 0 94 90" aria-hidden="true">
					<Shapes list={boot} />
				</svg>
				{cart.item}
			</p>
			<Bubble from={cart.assistant} side="answers" colour="ladrillo">
				{cart.answer}
			</Bubble>
			<MoodChange from={cart.left} to={cart.paid} />
		</>
	);
}
