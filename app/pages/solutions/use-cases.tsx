import type { SolutionsText } from "../../../content/pages/solutions/schema.ts";
import { DrawnList } from "../../ui/shapes/drawn-list.tsx";
import { circle, dome, drop, rectangle } from "../../ui/shapes/outlines.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";

const check = (x: number, y: number) => `M${x} ${y}l10-10l12 12l28-28l10 10l-38 38z`;

/** Two of three questions are answered; the third goes to a person, with its summary. */
const support: readonly Shape[] = [
	["cielo2", drop(0, 0, 44, "sw") + drop(0, 100, 44, "sw") + drop(0, 200, 44, "sw")],
	["ladrillo", drop(130, 0, 44, "se") + drop(130, 100, 44, "se")],
	["papel", check(144, 44) + check(144, 144)],
	["luz", "M130 206h62a26 26 0 0 1 26 26v56h-62a26 26 0 0 1-26-26z"],
	["tinta", rectangle(148, 230, 46, 8) + rectangle(148, 248, 46, 8) + rectangle(148, 266, 28, 8)],
	["noche3", circle(290, 210, 28) + dome(290, 288, 44)],
];
const engagement: readonly Shape[] = [
	["cielo2", circle(272, 166, 42) + dome(272, 288, 70)],
	["ladrillo", drop(0, 30, 84, "se") + circle(190, 50, 9) + circle(222, 68, 9) + circle(246, 96, 9)],
	["papel", circle(84, 114, 56)],
	["tinta", "M78 120V70h12v38h34v12z"],
];
const qualification: readonly Shape[] = [
	[
		"noche3",
		[0, 70, 140, 210].map((x, index) => rectangle(x, 260 - index * 44, 58, 28 + index * 44)).join(""),
	],
	["ladrillo", rectangle(280, 84, 58, 204)],
	["cielo2", [0, 70, 140, 210].map((x, index) => drop(x, 194 - index * 44, 29, "sw")).join("")],
	["luz", drop(280, 18, 29, "sw")],
];
const capture: readonly Shape[] = [
	["noche3", circle(66, 172, 40) + dome(66, 288, 66)],
	["cielo2", circle(246, 148, 40) + dome(246, 264, 66)],
	["luz", "M196 208h128a26 26 0 0 1 26 26v54H222a26 26 0 0 1-26-26z"],
	["tinta", rectangle(220, 228, 76, 14) + rectangle(220, 255, 104, 9)],
	["ladrillo", drop(110, 20, 44, "se")],
	["papel", circle(134, 64, 7) + circle(154, 64, 7) + circle(174, 64, 7)],
];
const pictures = [support, engagement, qualification, capture];

export function UseCases({ text }: { text: SolutionsText["useCases"] }) {
	return (
		<section className="section niebla" aria-labelledby="use-cases">
			<div className="wide">
				<h2 id="use-cases">{text.heading}</h2>
				<DrawnList className="use-cases" list={text.list} lang="en" pictures={pictures} size={[350, 288]} />
			</div>
		</section>
	);
}
