import type { MethodText } from "../../../content/pages/method/schema.ts";
import { DrawnList } from "../../ui/shapes/drawn-list.tsx";
import { drop } from "../../ui/shapes/drop.ts";
import { circle, dome, rectangle } from "../../ui/shapes/outlines.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";

const wave = [40, 88, 124, 64, 96, 36]
	.map((height, index) => rectangle(58 + index * 22, 110 - height / 2, 12, height))
	.join("");
const voice: readonly Shape[] = [
	["ladrillo", drop(10, 0, 110, "se")],
	["papel", wave],
];
const data: readonly Shape[] = [
	["noche3", "M60 110V90a60 60 0 0 1 120 0v20h-28V90a32 32 0 0 0-64 0v20z"],
	["sol", "M30 100h180v60a60 60 0 0 1-60 60H30z"],
	["tinta", circle(118, 146, 20) + rectangle(109, 150, 18, 44)],
];
const people: readonly Shape[] = [
	["noche3", circle(150, 60, 52) + dome(150, 220, 88)],
	["ladrillo", drop(0, 76, 36, "se")],
	["papel", "M14 114l9-9l10 10l20-20l9 9l-29 29z"],
];
const pictures = [voice, data, people];

export function Pillars({ pillars }: Pick<MethodText, "pillars">) {
	return (
		<section className="section method-pillars" aria-labelledby="pillars">
			<div className="wide">
				<h2 id="pillars">{pillars.heading}</h2>
				<DrawnList className="pillars" list={pillars.list} pictures={pictures} size={[240, 220]} />
			</div>
		</section>
	);
}
