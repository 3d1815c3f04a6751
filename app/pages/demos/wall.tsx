import { Hour } from "../../ui/hour/hour.tsx";
import { SceneDrawing } from "../../ui/scene/scene.tsx";
import { Drawing } from "../../ui/shapes/drawing.tsx";
import { drop } from "../../ui/shapes/outlines.ts";
import type { DemoCardData, DemosData } from "./demos-data.server.ts";

export const wallId = "wall";

const suns = {
	dawn: {
		colour: "sol",
		shapes: [
			["ladrillo", "M0 100A50 50 0 0 1 100 100z"],
			["sol2", "M-400 100H500v900H-400z"],
		],
	},
	noon: { colour: "cielo", shapes: [["sol", drop(0, 0, 50, "sw")]] },
	night: { colour: "noche", shapes: [["papel", drop(0, 0, 50, "sw")]] },
} as const;

/** Three rows of the day; an industry chosen, its demos alone, larger. */
export function DemoWall({ data }: { data: DemosData }) {
	const { text, rows, choices } = data;
	return (
		<section className="demos-wall section wide" id={wallId} aria-labelledby="wall-heading">
			<h2 id="wall-heading">{text.wall.heading}</h2>
			<WallFilter legend={text.wall.legend} choices={choices} />
			<div className="demos-rows">
				{rows.map((row) => (
					<DemoRow key={row.hour} row={row} />
				))}
			</div>
			<p className="small quiet">{text.simulation}</p>
		</section>
	);
}

function DemoRow({ row: { hour, name, range, demos } }: { row: DemosData["rows"][number] }) {
	const { colour, shapes } = suns[hour];
	return (
		<div className="demos-row">
			<div className={`demos-row-head ${colour}`}>
				<Drawing size={[100, 100]} shapes={shapes} />
				<h3>{name}</h3>
				<p>{range}</p>
				<svg
					className="demos-speakers"
					viewBox={`0 0 ${24 * demos.length - 2} 22`}
					data-hour={hour}
					aria-hidden="true"
				>
					{demos.map(({ path, speaker }, index) => (
						<path
							key={path}
							fill={speaker === "user" ? "var(--ask)" : "var(--answer)"}
							d={drop(24 * index, 0, 11, speaker === "user" ? "sw" : "ne")}
						/>
					))}
				</svg>
			</div>
			<ul>
				{demos.map((demo) => (
					<DemoCard key={demo.path} demo={demo} />
				))}
			</ul>
		</div>
	);
}

function DemoCard({ demo }: { demo: DemoCardData }) {
	const { industry, industryName, name, description, hour, path, duration, scene } = demo;
	return (
		<li className="demo-card" data-industry={industry} data-hour={scene.hour}>
			<a href={path}>
				<Hour {...hour} />
				<SceneDrawing {...scene} />
				<div className="demo-card-text">
					<p className="demo-card-industry">{industryName}</p>
					<h4>{name}</h4>
					<p>{description}</p>
					<p className="demo-card-length">{duration}</p>
				</div>
			</a>
		</li>
	);
}

type Props = { legend: string; choices: DemosData["choices"] };

/** The styles show what is chosen, without scripts; of the counts, they show one, which is announced. */
function WallFilter({ legend, choices }: Props) {
	return (
		<>
			<fieldset className="demos-filter">
				<legend className="intro">{legend}</legend>
				<div>
					{choices.map(({ id, name }) => (
						<label key={id}>
							<input type="radio" name="industry" value={id} defaultChecked={id === ""} />
							<span>{name}</span>
						</label>
					))}
				</div>
			</fieldset>
			<p className="demos-count small" role="status">
				{choices.map(({ id, shown }) => (
					<span key={id} data-industry={id}>
						{shown}
					</span>
				))}
			</p>
		</>
	);
}
