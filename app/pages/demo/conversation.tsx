import { useEffect, useRef } from "react";
import { Typing } from "../../ui/typing/typing.tsx";
import type { DemoData, DemoStepData } from "./demo-data.server.ts";
import { stepId } from "./step-link.tsx";
import type { Player, PlayerState } from "./use-player.ts";

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

type DemoStepProps = { data: DemoData; step: DemoStepData; index: number; player: Player; later: boolean };

function DemoStep({ data, step, index, player, later }: DemoStepProps) {
	const { text, flow } = data;
	const { step: currentStep, moved, messages } = player.state;
	const names = { user: flow.customer, bot: text.assistant };
	const current = index === currentStep;
	return (
		<section
			id={stepId(index)}
			className="demo-step"
			data-later={later || undefined}
			data-fresh={(current && moved) || undefined}
			aria-labelledby={`${stepId(index)}-title`}
		>
			<h3 id={`${stepId(index)}-title`} className="demo-step-title small">
				<span>{step.title}</span>
				<span>{`${step.hour.time} ${step.hour.half}`}</span>
			</h3>
			{step.messages.map((message) => (
				<DemoMessage
					key={message.text}
					message={message}
					name={names[message.from]}
					suggestions={text.suggestions}
					onPick={current && !player.state.typing ? player.say : null}
				/>
			))}
			{messages
				.filter((one) => one.step === index)
				.map((one) => (
					<DemoMessage
						key={one.id}
						message={{ ...one, quickReplies: [] }}
						name={names[one.from]}
						suggestions={text.suggestions}
						onPick={null}
					/>
				))}
		</section>
	);
}

type DemoMessageProps = {
	message: DemoStepData["messages"][number];
	name: string;
	suggestions: string;
	onPick: ((reply: string) => void) | null;
};

function DemoMessage({ message: { from, text, quickReplies }, name, suggestions, onPick }: DemoMessageProps) {
	return (
		<div className="demo-message" data-from={from}>
			<div className={`chat-bubble ${from === "user" ? "cielo" : "ladrillo"}`}>
				<b>{`${name}:`}</b>
				<p>{text}</p>
			</div>
			{quickReplies.length > 0 && onPick && (
				<ul className="demo-replies needs-script" aria-label={suggestions}>
					{quickReplies.map((reply) => (
						<li key={reply}>
							<button type="button" onClick={() => onPick(reply)}>
								{reply}
							</button>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
