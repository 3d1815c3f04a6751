import type { ConsultingText } from "../../../content/pages/consulting/schema.ts";
import { Drawing } from "../../ui/shapes/drawing.tsx";
import { drop } from "../../ui/shapes/drop.ts";
import { inGrid } from "../../ui/shapes/outlines.ts";

export type Story = {
	id: string;
	industry: string;
	problem: string;
	solution: string;
	figure: string;
	change: string;
};
type Props = { text: ConsultingText; stories: readonly Story[]; all: string };

/** Of so many drops so many are brick: 9 more than 20 are 45 %, 4 more than 10 are 40 %, 7 of 10 are 70 %. */
const counted: Record<string, { all: number; brick: number }> = {
	"casa-guaqui": { all: 29, brick: 9 },
	"lindero-alto": { all: 14, brick: 4 },
	"botica-mirla": { all: 10, brick: 7 },
};

export function ConsultingResults({ text: { cases, sample }, stories, all }: Props) {
	return (
		<section className="section wide" aria-labelledby="cases">
			<h2 id="cases">{cases.heading}</h2>
			<div className="results">
				{stories.map(({ id, industry, problem, solution, figure, change }) => (
					<article key={id}>
						<h3>{industry}</h3>
						<div className="result-talk">
							<p className="result-problem cielo">
								<Label>{cases.problem}</Label>
								{problem}
							</p>
							<p className="result-solution ladrillo">
								<Label>{cases.solution}</Label>
								{solution}
							</p>
						</div>
						<div>
							<p>
								<Label>{cases.result}</Label>
								<strong>{figure}</strong> {change}
							</p>
							<Tally {...counted[id]} />
						</div>
					</article>
				))}
			</div>
			<p>
				<a className="consulting-all" href={all}>
					{cases.all}
				</a>
			</p>
			<p className="small quiet">{sample}</p>
		</section>
	);
}

function Label({ children }: { children: string }) {
	return <span className="visually-hidden">{`${children}: `}</span>;
}

function Tally({ all = 0, brick = 0 }: { all?: number; brick?: number }) {
	const drops = (isDrawn: (index: number) => boolean) =>
		inGrid(all, { columns: 10, step: [24, 24] }, (x, y, index) =>
			isDrawn(index) ? drop(x, y, 10, "sw") : "",
		);
	return (
		<Drawing
			className="result-tally"
			size={[236, Math.ceil(all / 10) * 24 - 4]}
			shapes={[
				["cielo2", drops((index) => index < all - brick)],
				["ladrillo", drops((index) => index >= all - brick)],
			]}
		/>
	);
}
