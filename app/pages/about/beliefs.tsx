import type { AboutText } from "../../../content/pages/about/schema.ts";
import { DrawnList } from "../../ui/shapes/drawn-list.tsx";
import { drop } from "../../ui/shapes/drop.ts";
import { bowl, circle, dome, rectangle } from "../../ui/shapes/outlines.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";

const answered: readonly Shape[] = [
	["celeste", drop(60, 0, 60, "sw")],
	["ladrillo", drop(60, 140, 60, "se")],
];
const honest: readonly Shape[] = [
	["ladrillo", drop(0, 30, 60, "se")],
	["papel", circle(34, 90, 9) + circle(60, 90, 9) + circle(86, 90, 9)],
	["luz", circle(176, 146, 42) + dome(176, 260, 64)],
];
const small: readonly Shape[] = [
	["luz", drop(0, 100, 80, "sw")],
	["noche3", [0, 1, 2, 3, 4].map((half) => dome(210, 40 + half * 55, 30)).join("")],
];
const handed: readonly Shape[] = [
	["papel", bowl(120, 160, 100)],
	["celeste", drop(10, 84, 36, "sw")],
	["luz", rectangle(88, 88, 64, 68)],
	["ladrillo", drop(158, 84, 36, "se")],
	["tinta", rectangle(100, 104, 40, 8) + rectangle(100, 120, 40, 8) + rectangle(100, 136, 24, 8)],
];
const pictures = [answered, honest, small, handed];

export function Beliefs({ values }: Pick<AboutText, "values">) {
	return (
		<section className="section noche" aria-labelledby="values">
			<div className="wide">
				<h2 id="values">{values.heading}</h2>
				<DrawnList className="about-values" list={values.list} pictures={pictures} size={[240, 260]} />
			</div>
		</section>
	);
}
