import type { ConsultingText } from "../../../content/pages/consulting/schema.ts";
import { Drawing } from "../../ui/shapes/drawing.tsx";
import { circle, dome, drop, rectangle } from "../../ui/shapes/outlines.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";

const page: Shape = ["papel", "M0 0h190a50 50 0 0 1 50 50v250H50a50 50 0 0 1-50-50z"];
const bubble = (x: number, y: number) => `M${x} ${y}h110a18 18 0 0 1 0 36h-128v-18a18 18 0 0 1 18-18z`;
const column = (x: number, height: number) => `M${x} 258v${-height}a15 15 0 0 1 30 0v${height}z`;
const item = (y: number, length: number) => rectangle(108, y + 18, length, 18);

const sheets: readonly (readonly Shape[])[] = [
	[page, ["cielo2", bubble(34, 44) + bubble(34, 156)], ["ladrillo", bubble(84, 100) + bubble(84, 212)]],
	[page, ["cielo2", column(36, 60) + column(82, 110) + column(128, 90)], ["ladrillo", column(174, 180)]],
	[
		page,
		["ladrillo", drop(34, 40, 28, "sw")],
		["luz", drop(34, 118, 28, "sw")],
		["cielo2", drop(34, 196, 28, "sw")],
		["noche3", item(40, 98) + item(118, 76) + item(196, 54)],
	],
	[page, ["ladrillo", circle(120, 104, 46) + dome(120, 248, 80)]],
];

/** What each step leaves is a sheet; they straighten as the work advances. */
export function ConsultingSteps({ method }: { method: ConsultingText["method"] }) {
	return (
		<section className="section consulting-method noche" aria-labelledby="method">
			<div className="wide">
				<h2 id="method">{method.heading}</h2>
				<p className="intro">{method.intro}</p>
				<ol className="consulting-steps">
					{method.list.map(({ name, text, yours }, index) => (
						<li key={name}>
							<Drawing className="consulting-sheet" size={[240, 300]} shapes={sheets[index] ?? [page]} />
							<div>
								<h3>{name}</h3>
								<p>{text}</p>
								<p className="consulting-yours">
									<b>{method.yours}:</b> {yours}
								</p>
							</div>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
