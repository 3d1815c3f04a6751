import { useEffect, useRef } from "react";
import { Typing } from "../../ui/typing/typing.tsx";
import type { DemoData } from "./demo-data.server.ts";
import type { PlayerState } from "./player-state.ts";
import { DemoStep } from "./step.tsx";
import { stepId } from "./step-link.tsx";
import type { Player } from "./use-player.ts";

type Props = { data: DemoData; player: Player; hydrated: boolean };

/** Until React runs the page has all five steps: readers without scripts see them all. */
export function DemoConversation({ data, player, hydrated }: Props) {
	const { text, steps } = data;
	const { step: currentStep, typing } = player.state;
	const log = useFollowedStep(player.state);
	const [score] = steps[currentStep]?.metrics ?? [];
	const shownSteps = hydrated ? steps.slice(0, currentStep + 1) : steps;
	return (
		<div className="demo-conversation">
			<div className="demo-now small">
				<p className="chat-status">{text.connected}</p>
				<p className="demo-score" aria-hidden="true">
					<span>{score?.label}</span> <b>{score?.value}</b>
				</p>
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard. */}
			<div ref={log} className="demo-log" role="log" aria-label={text.conversation} tabIndex={0}>
				{shownSteps.map((step, index) => (
					<DemoStep
						key={step.id}
						data={data}
						step={step}
						index={index}
						player={player}
						later={index > currentStep}
					/>
				))}
				{typing && (
					<Typing className="demo-typing">
						<span className="visually-hidden">{text.typing}</span>
					</Typing>
				)}
			</div>
		</div>
	);
}

function useFollowedStep({ step, moved, messages, typing }: PlayerState) {
	const log = useRef<HTMLDivElement>(null);

	useEffect(() => {
		if (moved) document.getElementById(stepId(step))?.scrollIntoView({ block: "start" });
	}, [step, moved]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: scrolls at each new message and at the typing sign.
	useEffect(() => {
		if (messages.length > 0) log.current?.lastElementChild?.scrollIntoView({ block: "end" });
	}, [messages.length, typing]);

	return log;
}
