import { AnswerBubble } from "../../../ui/bubble/bubble.tsx";
import type { HomeSections } from "../home-data.server.ts";

export function HomeSteps({ text, product }: { text: HomeSections["steps"]; product: string }) {
	return (
		<section className="section wide">
			<h2 className="question cielo">{text.question}</h2>
			<AnswerBubble from={product}>{text.answer}</AnswerBubble>
			<ol className="ribbon">
				{text.list.map(({ name, what }, index) => (
					<li key={name}>
						<span className="step-number" aria-hidden="true">
							{index + 1}
						</span>
						<div className="step-text">
							<h3>{name}</h3>
							<p>{what}</p>
						</div>
					</li>
				))}
			</ol>
		</section>
	);
}
