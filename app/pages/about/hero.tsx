import type { AboutText } from "../../../content/pages/about/schema.ts";
import { Pair } from "../../ui/people/person.tsx";
import { Drawing } from "../../ui/shapes/drawing.tsx";
import { drop } from "../../ui/shapes/drop.ts";
import { circle } from "../../ui/shapes/outlines.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";

const hills: readonly Shape[] = [
	["noche2", circle(1180, 520, 330) + circle(250, 560, 400)],
	["noche3", circle(760, 640, 420)],
	["noche", "M0 420V300A520 520 0 0 1 520 250 560 560 0 0 1 1010 300 640 640 0 0 1 1440 280V420z"],
];

export function AboutHero({ text, year }: { text: AboutText; year: number }) {
	return (
		<header className="first-screen about-hero ladrillo">
			<div className="wide">
				<h1>{text.heading}</h1>
				<p className="intro">{text.lead}</p>
			</div>
			<Drawing className="first-screen-art about-sun" size={[10, 10]} shapes={[["sol", circle(5, 5, 5)]]} />
			<Drawing
				className="first-screen-art about-hills"
				size={[1440, 420]}
				preserveAspectRatio="xMidYMax slice"
				shapes={hills}
			/>
			<p className="first-screen-art about-year">
				<span className="visually-hidden">{text.since} </span>
				{year}
			</p>
			<Pair className="first-screen-art about-pair">
				<path className="arrives" fill="var(--papel)" d={drop(286, -62, 46, "sw")} />
				<path className="arrives answering" fill="var(--tinta)" d={drop(330, 44, 46, "se")} />
			</Pair>
		</header>
	);
}
