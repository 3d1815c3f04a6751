import type { ConsultingText } from "../../../content/pages/consulting/schema.ts";

type Story = { id: string; industry: string; problem: string; solution: string; result: string };

export function CaseTable({
	text: { cases, sample },
	stories,
	all,
}: {
	text: ConsultingText;
	stories: readonly Story[];
	all: string;
}) {
	return (
		<section className="section wide" aria-labelledby="cases">
			<h2 id="cases">{cases.heading}</h2>
			<div className="consulting-cases">
				{stories.map(({ id, industry, problem, solution, result }) => (
					<article key={id}>
						<h3>{industry}</h3>
						<dl>
							<dt>{cases.problem}</dt>
							<dd>{problem}</dd>
							<dt>{cases.solution}</dt>
							<dd>{solution}</dd>
							<dt>{cases.result}</dt>
							<dd className="consulting-result">{result}</dd>
						</dl>
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
