import type { CaseText } from "../../../content/cases/schema.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { CasesText } from "../../../content/pages/cases/schema.ts";
import { Hour } from "../../ui/hour/hour.tsx";
import { Drawing } from "../../ui/shapes/drawing.tsx";
import { drop, inGrid } from "../../ui/shapes/outlines.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";

type Props = { text: CasesText; story: CaseText & { client: string } };

/** Messages that nobody answered: x, y and the angle at which each fell. */
const heap: readonly (readonly [number, number, number])[] = [
	[-14, 236, -14],
	[78, 248, 10],
	[168, 240, 22],
	[262, 250, -8],
	[352, 240, 16],
	[440, 250, -20],
	[24, 156, 12],
	[116, 162, -18],
	[208, 154, 30],
	[302, 164, -4],
	[392, 158, 24],
	[150, 76, -10],
];
const grid = { columns: 4, step: [134, 112] } as const;
const answered: readonly Shape[] = [
	["celeste", inGrid(12, grid, (x, y) => drop(x, y + 4, 36, "sw"))],
	["ladrillo", inGrid(12, grid, (x, y) => drop(x + 50, y + 36, 33, "se"))],
];

/** One evening, a minute later: the same messages, with their answers. */
export function CasesHero({ text, story }: Props) {
	const [before, done, after] = text.heading.split(/(?<=\.) /);
	return (
		<header className="first-screen cases-hero">
			<h1>
				<span>{before} </span>
				<span>{done} </span>
				<span>{after}</span>
			</h1>
			<div className="cases-before noche">
				<Hour {...text.hours.before} />
				<p className="intro">{story.problem}</p>
				<svg viewBox="-20 60 580 300" preserveAspectRatio="xMinYMax meet" aria-hidden="true">
					{heap.map(([x, y, angle], index) => (
						<path
							key={`${x} ${y}`}
							fill={index % 3 === 0 ? "var(--cielo2)" : "var(--celeste)"}
							d={drop(x, y, 46, "sw")}
							transform={`rotate(${angle} ${x + 46} ${y + 46})`}
						/>
					))}
				</svg>
			</div>
			<p className="cases-answer">{story.solution}</p>
			<div className="cases-after sol">
				<Hour {...text.hours.after} />
				<p className="intro">
					{story.result}.<small>{fillBlanks(text.hours.whose, { client: story.client })}</small>
				</p>
				<Drawing size={[520, 330]} preserveAspectRatio="xMinYMax meet" shapes={answered} />
			</div>
		</header>
	);
}
