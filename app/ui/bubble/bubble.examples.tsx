import { site } from "../../../content/site.ts";
import type { Example } from "../../preview/example.ts";
import { homeText } from "../../preview/home-text.ts";
import { AnswerBubble, Bubble } from "./bubble.tsx";

const blocks = ["sol", "niebla", "noche"];

export default [
	{
		title: "Bubble, a customer and the answer on each block",
		render: (language) => {
			const { visitor, asks, answers } = homeText[language].hero.example;
			return (
				<div className="preview-column">
					{blocks.map((block) => (
						<div key={block} className={`preview-ground preview-column ${block}`}>
							<Bubble from={visitor} side="asks" colour="cielo">
								{asks[0]}
							</Bubble>
							<Bubble from={site.product} side="answers" colour="ladrillo">
								{answers[0]}
							</Bubble>
						</div>
					))}
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
