import type { ConsultingText } from "../../../content/pages/consulting/schema.ts";
import { type CaseId, Tally } from "../../ui/tally/tally.tsx";

type Story = {
	id: CaseId;
	industry: string;
	problem: string;
	solution: string;
	figure: string;
	change: string;
};
type Props = { text: ConsultingText; stories: readonly Story[]; all: string };

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
							<Tally of={id} />
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
