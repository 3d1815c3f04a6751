import { en } from "../../../content/pages/about/en.ts";
import { es } from "../../../content/pages/about/es.ts";
import { site } from "../../../content/site.ts";
import type { Example } from "../../preview/example.ts";
import { Drawing } from "./drawing.tsx";
import { DrawnList } from "./drawn-list.tsx";
import { drop } from "./outlines.ts";
import { type Shape, Shapes } from "./shapes.tsx";

const drops: readonly Shape[] = [
	["cielo", drop(0, 0, 40, "sw")],
	["ladrillo", drop(100, 0, 40, "nw")],
	["sol", drop(200, 0, 40, "se")],
	["noche", drop(300, 0, 40, "ne")],
];

export default [
	{
		title: "Shapes, a drop with each corner",
		render: () => (
			<svg className="preview-drawing" viewBox="0 0 380 80" aria-hidden="true">
				<Shapes list={drops} />
			</svg>
		),
	},
	{
		title: "Drawing, the same drops",
		render: () => <Drawing className="preview-drawing" size={[380, 80]} shapes={drops} />,
	},
	{
		title: "DrawnList, a drop beside each belief",
		render: (language) => (
			<DrawnList
				className="preview-drawing"
				list={(language === "es" ? es : en)(site.product, 2020).values.list}
				pictures={[drops, drops, drops, drops]}
				size={[380, 80]}
			/>
		),
	},
] satisfies Example[];
