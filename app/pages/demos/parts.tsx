import type { DemosText } from "../../../content/pages/demos/schema.ts";
import { Drawing } from "../../ui/shapes/drawing.tsx";
import { drop } from "../../ui/shapes/drop.ts";
import { rectangle } from "../../ui/shapes/outlines.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";

type PartsText = DemosText["parts"];

const pictures: Record<keyof PartsText["list"], readonly Shape[]> = {
	conversation: [
		["cielo", drop(0, 6, 21, "sw")],
		["ladrillo", drop(48, 6, 21, "ne")],
	],
	metrics: [
		["noche3", rectangle(0, 32, 24, 16) + rectangle(30, 22, 24, 26) + rectangle(60, 10, 24, 38)],
		["sol", "M90 48V20A20 20 0 0 1 110 0h4v48z"],
	],
	systems: [
		["noche3", rectangle(0, 6, 42, 42)],
		["ladrillo", "M48 6h22a20 20 0 0 1 20 20v22H48z"],
		["sol", "M96 6h42v22a20 20 0 0 1-20 20H96z"],
	],
	steps: [
		["sol", drop(0, 28, 10, "sw") + drop(24, 24, 12, "sw") + drop(52, 20, 14, "sw") + drop(84, 16, 16, "sw")],
		["ladrillo", drop(120, 18, 15, "sw")],
	],
};
const names = Object.keys(pictures).filter((name): name is keyof PartsText["list"] => name in pictures);

export function DemoParts({ text }: { text: PartsText }) {
	return (
		<section className="demos-parts wide" aria-labelledby="parts">
			<h2 id="parts">{text.heading}</h2>
			<ul>
				{names.map((name) => (
					<li key={name}>
						<Drawing size={[150, 48]} shapes={pictures[name]} />
						<h3>{text.list[name].name}</h3>
						<p>{text.list[name].text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
