import { Fragment } from "react";
import type { JourneyExamples } from "../../../../../content/pages/home/schema.ts";
import { Bubble } from "../../../../ui/bubble/bubble.tsx";
import { drop } from "../../../../ui/shapes/drop.ts";

const drops = Array.from({ length: 5 }, (_, index) => drop(29 * index, 0, 12, "ne")).join("");

export function ChatArtefact({ example: { chat, score } }: { example: JourneyExamples }) {
	return (
		<>
			{chat.answers.map((answer, index) => (
				<Fragment key={answer}>
					<Bubble from={chat.assistant} side="answers" colour="ladrillo">
						{answer}
					</Bubble>
					<p className="bubble asks cielo">{chat.asks[index]}</p>
				</Fragment>
			))}
			<p className="artefact-score small quiet">
				{score.name}
				<svg viewBox="0 0 140 24" role="img" aria-label={score.value}>
					<path fill="var(--ladrillo)" d={drops} />
				</svg>
			</p>
		</>
	);
}
