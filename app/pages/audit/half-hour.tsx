import type { AuditText } from "../../../content/pages/audit/schema.ts";
import { Drawing } from "../../ui/shapes/drawing.tsx";
import { circle, drop, inGrid, rectangle } from "../../ui/shapes/outlines.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";

const agenda: readonly Shape[] = [
	["noche3", "M0 30h150a40 40 0 0 1 40 40v146H40a40 40 0 0 1-40-40z"],
	["ladrillo", rectangle(0, 30, 190, 20) + rectangle(40, 6, 16, 40) + rectangle(128, 6, 16, 40)],
	[
		"papel",
		inGrid(12, { columns: 4, step: [40, 44] }, (x, y, index) =>
			index === 6 ? "" : circle(x + 35, y + 86, 11),
		),
	],
	["luz", drop(99, 114, 18, "sw")],
];
/** Thirty minutes, each fifth larger as on a clock. */
const minutes: readonly Shape[] = [
	[
		"tinta",
		inGrid(30, { columns: 10, step: [60, 72] }, (x, y, index) =>
			index % 5 === 4 ? "" : drop(x + 8, y + 14, 19, "sw"),
		),
	],
	[
		"ladrillo",
		inGrid(30, { columns: 10, step: [60, 72] }, (x, y, index) =>
			index % 5 === 4 ? drop(x, y + 6, 27, "se") : "",
		),
	],
];
const report: readonly Shape[] = [
	["papel", "M0 0h130a40 40 0 0 1 40 40v176H40a40 40 0 0 1-40-40z"],
	["luz", drop(24, 34, 15, "sw") + drop(24, 88, 15, "sw") + drop(24, 142, 15, "sw")],
	["noche", rectangle(68, 43, 76, 12) + rectangle(68, 97, 60, 12) + rectangle(68, 151, 42, 12)],
];
const pictures: readonly { colour: string; size: readonly [number, number]; shapes: readonly Shape[] }[] = [
	{ colour: "cielo", size: [190, 216], shapes: agenda },
	{ colour: "sol", size: [594, 216], shapes: minutes },
	{ colour: "ladrillo", size: [170, 216], shapes: report },
];

export function HalfHour({ steps }: Pick<AuditText, "steps">) {
	return (
		<section className="section wide" aria-labelledby="audit-steps">
			<h2 id="audit-steps">{steps.heading}</h2>
			<ol className="audit-steps">
				{pictures.map(({ colour, size, shapes }, index) => (
					<li key={colour} className={colour}>
						<Drawing size={size} shapes={shapes} />
						<div>
							<h3>{steps.list[index]?.name}</h3>
							<p>{steps.list[index]?.text}</p>
						</div>
					</li>
				))}
			</ol>
		</section>
	);
}
