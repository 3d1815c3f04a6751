import { site } from "../../../content/site.ts";
import type { Example } from "../../preview/example.ts";
import { homeText } from "../../preview/home-text.ts";
import { AnswerBubble } from "./answer.tsx";
import { Bubble } from "./bubble.tsx";

const blocks = [
	["cielo", "paper", "ladrillo"],
	["sol", "cielo", "ladrillo"],
	["ladrillo", "cielo", "noche"],
	["noche", "cielo", "ladrillo"],
] as const;

export default [
	{
		title: "Bubble, a customer and the answer on each block",
		render: (language) => {
			const { customer, moments } = homeText[language].journey;
			return (
				<div className="preview-column">
					{moments.map((moment, index) => {
						const [block, asks, answers] = blocks[index] ?? blocks[0];
						return (
							<div key={moment.id} className={`preview-ground preview-column ${block}`}>
								<Bubble from={customer} side="asks" colour={asks}>
									{moment.customer}
								</Bubble>
								<Bubble from={site.product} side="answers" colour={answers}>
									{moment.answer}
								</Bubble>
							</div>
						);
					})}
				</div>
			);
		},
	},
	{
		title: "AnswerBubble, below a section's question",
		render: (language) => {
			const { question, answer } = homeText[language].steps;
			return (
				<>
					<h4 className="question cielo">{question}</h4>
					<AnswerBubble from={site.product}>{answer}</AnswerBubble>
				</>
			);
		},
	},
] satisfies Example[];
