import type { MethodText } from "../../../content/pages/method/schema.ts";
import { SceneDrawing } from "../../ui/scene/scene.tsx";
import { pageScenes } from "../../ui/scene/scene-places.ts";
import { Drawing } from "../../ui/shapes/drawing.tsx";
import { circle, dome, drop, inGrid, rectangle } from "../../ui/shapes/outlines.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";

type Story = { client: string; title: string; problem: string; solution: string; result: string };
type Props = { text: MethodText; story: Story };

const plus = (x: number, y: number) => rectangle(x - 11, y - 3, 22, 6) + rectangle(x - 3, y - 11, 6, 22);

/** Fifty windows; twenty messages; eight of ten drops, and two people. Where it is more than that stands a plus. */
const projects: readonly Shape[] = [
	["ladrillo", "M0 260V60A60 60 0 0 1 60 0H420V260z"],
	["luz", inGrid(50, { columns: 10, step: [36, 42] }, (x, y) => drop(x + 35, y + 36, 13, "sw"))],
	["noche3", drop(394, -26, 26, "sw")],
	["papel", plus(420, 0)],
];
const message = (x: number, y: number) => `M${x} ${y + 20}a20 20 0 0 1 20-20h30a20 20 0 0 1 0 40h-50z`;
const languages: readonly Shape[] = [
	["cielo2", inGrid(20, { columns: 5, step: [84, 54] }, (x, y) => message(x, y + 58))],
	["ladrillo", drop(380, 30, 26, "se")],
	["papel", plus(406, 56)],
];
const automated: readonly Shape[] = [
	["ladrillo", inGrid(8, { columns: 5, step: [86, 112] }, (x, y) => drop(x, y + 62, 37, "se"))],
	["noche3", [295, 381].map((x) => circle(x, 196, 22) + dome(x, 260, 36)).join("")],
];
const pictures = [projects, languages, automated];

export function Experience({ text, story }: Props) {
	const { experience } = text;
	return (
		<section className="section niebla" aria-labelledby="experience">
			<div className="wide">
				<h2 id="experience">{experience.heading}</h2>
				<ul className="method-experience">
					{experience.list.map(({ name, text }, index) => (
						<li key={name}>
							<Drawing size={[420, 260]} shapes={pictures[index] ?? projects} />
							<h3>
								<Enlarged>{name}</Enlarged>
							</h3>
							<p>{text}</p>
						</li>
					))}
				</ul>
				<article className="method-case noche">
					<div>
						<p className="quiet">
							{text.caseLabel}: {story.client}
						</p>
						<h3>{story.title}</h3>
						<p>{story.problem}</p>
						<p>{story.solution}</p>
						<p className="method-result">{story.result}</p>
						<p className="small quiet">{text.sample}</p>
					</div>
					<SceneDrawing {...pageScenes.method} />
				</article>
			</div>
		</section>
	);
}

function Enlarged({ children }: { children: string }) {
	const [before, figure, after] = children.split(/(\d+(?:\s?%)?)/);
	return (
		<>
			{before}
			<strong>{figure}</strong>
			{after}
		</>
	);
}
