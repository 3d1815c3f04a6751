import type { DemosText } from "../../../content/pages/demos/schema.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Drawing } from "../../ui/shapes/drawing.tsx";
import { drop } from "../../ui/shapes/drop.ts";
import { dome, rectangle } from "../../ui/shapes/outlines.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";

const picture: readonly Shape[] = [
	["noche2", dome(130, 420, 190)],
	["noche3", dome(690, 420, 170)],
	["ladrillo", "M300 420V200A140 140 0 0 1 440 60h160v360z"],
	["ladrillo2", rectangle(520, 60, 80, 360) + drop(350, 210, 28, "sw") + drop(430, 124, 28, "sw")],
	["tinta", `M370 420v-70a45 45 0 0 1 90 0v70z${rectangle(-4000, 408, 9000, 40)}`],
	["luz", drop(430, 210, 28, "sw")],
	["celeste", drop(90, 60, 65, "sw")],
];

export function DemosClosing({ text, contact }: { text: DemosText["closing"]; contact: string }) {
	return (
		<section className="demos-closing noche full" aria-labelledby="closing">
			<div className="demos-closing-text">
				<h2 id="closing">{text.heading}</h2>
				<p className="intro">{text.text}</p>
				<ButtonLink look="sun" href={contact}>
					{text.button}
				</ButtonLink>
			</div>
			<Drawing size={[720, 420]} shapes={picture}>
				<path fill="var(--answers)" d={drop(90, 214, 65, "ne")} />
			</Drawing>
		</section>
	);
}
