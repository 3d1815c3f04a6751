import { AnswerBubble } from "../../ui/bubble/bubble.tsx";

type Faq = { question: string; answer: string };

type Props = { heading: string; faqs: readonly Faq[]; from: string };

export function Faqs({ heading, faqs, from }: Props) {
	return (
		<section className="section wide faqs" aria-labelledby="faqs">
			<h2 id="faqs">{heading}</h2>
			<div>
				{faqs.map(({ question, answer }, index) => (
					<details key={question} open={index === 0}>
						<summary className="cielo">{question}</summary>
						<AnswerBubble from={from}>{answer}</AnswerBubble>
					</details>
				))}
			</div>
		</section>
	);
}
