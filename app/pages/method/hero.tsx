import type { MethodText } from "../../../content/pages/method/schema.ts";
import { drop } from "../../ui/shapes/outlines.ts";
import { Shapes } from "../../ui/shapes/shapes.tsx";

type Circle = { x: number; y: number; radius: number };

const wide: readonly Circle[] = [
	{ x: 162, y: 270, radius: 40 },
	{ x: 358, y: 270, radius: 80 },
	{ x: 654, y: 270, radius: 140 },
	{ x: 1088, y: 270, radius: 218 },
];
const narrow: readonly Circle[] = [
	{ x: 98, y: 38, radius: 16 },
	{ x: 98, y: 116, radius: 30 },
	{ x: 98, y: 228, radius: 50 },
	{ x: 98, y: 386, radius: 76 },
];
const corners = ["sw", "nw", "se", "se"] as const;
const colours = ["cielo", "sol", "noche", "ladrillo"] as const;
const numerals = ["var(--on-cielo)", "var(--tinta)", "var(--papel)", "var(--papel)"];

/** One line leads through four steps that grow. */
export function MethodHero({ text }: { text: MethodText }) {
	return (
		<header className="first-screen method-hero">
			<div className="wide">
				<h1>{text.heading}</h1>
				<p className="intro">{text.intro}</p>
			</div>
			<div className="first-screen-art method-path">
				<svg viewBox="0 0 1440 560" className="method-path-wide" aria-hidden="true">
					<path d="M84 270a78 78 0 0 1 156 0a118 118 0 0 0 236 0a178 178 0 0 1 356 0a256 256 0 0 0 512 0V-900" />
					<Steps circles={wide} />
				</svg>
				<svg viewBox="0 0 350 478" className="method-path-narrow" aria-hidden="true">
					<path d="M98 6a32 32 0 0 0 0 64a46 46 0 0 1 0 92a66 66 0 0 0 0 132a92 92 0 0 1 0 184v300" />
					<Steps circles={narrow} />
				</svg>
				<ol>
					{text.steps.list.map(({ name, when }) => (
						<li key={name}>
							<b>{name}</b> <span>{when}</span>
						</li>
					))}
				</ol>
			</div>
		</header>
	);
}

function Steps({ circles }: { circles: readonly Circle[] }) {
	return circles.map(({ x, y, radius }, index) => (
		<g key={radius} className={colours[index]}>
			<Shapes
				list={[[colours[index] ?? "cielo", drop(x - radius, y - radius, radius, corners[index] ?? "se")]]}
			/>
			<text x={x} y={y + radius * 0.36} fontSize={radius * 1.05} fill={numerals[index]}>
				{index + 1}
			</text>
		</g>
	));
}
