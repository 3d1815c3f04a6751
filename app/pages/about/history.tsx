import type { AboutText } from "../../../content/pages/about/schema.ts";
import { crowd } from "../../ui/people/people.ts";
import { Drawing } from "../../ui/shapes/drawing.tsx";
import { drop, inGrid } from "../../ui/shapes/outlines.ts";
import type { Shape, ShapeColour } from "../../ui/shapes/shapes.tsx";

const clothes: readonly ShapeColour[] = ["noche", "noche", "noche2", "sol", "ladrillo2", "ladrillo", "papel"];
const group = crowd(30, { columns: 10, step: [78, 104] }, clothes);
const projects: readonly Shape[] = [
	["sol", drop(0, 0, 16.5, "sw")],
	[
		"ladrillo2",
		inGrid(50, { columns: 10, step: [50.5, 39] }, (x, y, index) =>
			index === 0 ? "" : drop(x, y, 16.5, "se"),
		),
	],
];

/** Thirty people ask in sky, fifty projects answer in brick. */
export function History({ history }: { history: AboutText["history"] }) {
	return (
		<section className="section wide about-history" aria-labelledby="history">
			<h2 id="history">{history.heading}</h2>
			<figure className="about-asked cielo">
				<Drawing size={[760, 292]} shapes={group} />
				<figcaption>{history.group}</figcaption>
			</figure>
			<p className="about-why">{history.why}</p>
			<p className="about-began">
				{history.began} <b>{history.answered}</b>
			</p>
			<figure className="about-answered ladrillo">
				<Drawing size={[500, 192]} shapes={projects} />
				<figcaption>{history.projects}</figcaption>
			</figure>
		</section>
	);
}
