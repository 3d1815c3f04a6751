import { type FormEvent, useState } from "react";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { buttonClass } from "../../ui/button/button.tsx";
import { sendOnEnter } from "../../ui/form/send-on-enter.ts";
import { Hour } from "../../ui/hour/hour.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { DemoConversation } from "./conversation.tsx";
import type { DemoData, DemoStepData } from "./demo-data.server.ts";
import { StepLink } from "./step-link.tsx";
import type { Player } from "./use-player.ts";

type Props = { data: DemoData; step: DemoStepData; player: Player; hydrated: boolean };

export const stageId = "stage";

export function Stage({ data, step, player, hydrated }: Props) {
	const { text, steps } = data;
	return (
		<section id={stageId} className="demo-stage paper" tabIndex={-1} aria-label={text.conversation}>
			<StepHead data={data} step={step} player={player} />
			<DemoConversation data={data} player={player} hydrated={hydrated} />
			<p id="demo-script" className="demo-script small quiet needs-script">
				{text.script}
			</p>
			<div className="demo-foot">
				<DemoComposer text={text} player={player} />
				<Moves text={text} player={player} steps={steps.length} />
			</div>
		</section>
	);
}

type MovesProps = { text: DemoData["text"]; player: Player; steps: number };

function Moves({ text, player, steps }: MovesProps) {
	const { step, live, elapsed } = player.state;
	const isOver = live && elapsed >= player.most;
	return (
		<nav className="demo-moves" aria-label={text.steps}>
			<StepLink step={step - 1} off={step === 0} player={player} className={buttonClass("small outline")}>
				<Icon name="arrow" /> {text.previous}
			</StepLink>
			<p className="small quiet" aria-hidden="true">
				{`${step + 1}/${steps}`}
			</p>
			<StepLink
				step={step + 1}
				off={step + 1 === steps}
				player={player}
				className={buttonClass(isOver ? "small sun" : "small")}
			>
				{text.next} <Icon name="arrow" />
			</StepLink>
		</nav>
	);
}

type StepHeadProps = { data: DemoData; step: DemoStepData; player: Player };

function StepHead({ data: { text, steps }, step, player }: StepHeadProps) {
	const { step: currentStep, elapsed } = player.state;
	const position = fillBlanks(text.step, { step: currentStep + 1, steps: steps.length });
	const clock = `${fillBlanks(text.seconds, { seconds: elapsed })} / ${fillBlanks(text.seconds, { seconds: step.duration })}`;
	return (
		<div className="demo-head">
			<div className="demo-when">
				<Hour {...step.hour} />
				<div>
					<p className="small quiet">{position}</p>
					<h2>{step.title}</h2>
				</div>
			</div>
			<ol className="demo-steps" aria-label={text.steps}>
				{steps.map(({ id, title }, index) => (
					<li key={id} data-done={index < currentStep || undefined}>
						<StepLink step={index} player={player} className="demo-dot" current={index === currentStep}>
							<span aria-hidden="true">{index + 1}</span>
							<span className="visually-hidden">
								{`${fillBlanks(text.step, { step: index + 1, steps: steps.length })}: ${title}`}
							</span>
						</StepLink>
					</li>
				))}
			</ol>
			<p className="demo-clock small quiet needs-script">
				<progress max={step.duration} value={elapsed} aria-label={text.clock} />
				<span>{clock}</span>
			</p>
		</div>
	);
}

const maxLength = 500;

function DemoComposer({ text, player }: { text: DemoData["text"]; player: Player }) {
	const [typed, setTyped] = useState("");
	const blank = !typed.trim();
	const { typing } = player.state;

	function send(event: FormEvent) {
		event.preventDefault();
		if (blank || typing) return;
		player.say(typed.trim());
		setTyped("");
	}

	return (
		<form className="chat-composer demo-composer needs-script" onSubmit={send}>
			<label className="visually-hidden" htmlFor="demo-message">
				{text.field}
			</label>
			<textarea
				id="demo-message"
				rows={1}
				maxLength={maxLength}
				autoComplete="off"
				enterKeyHint="send"
				placeholder={text.placeholder}
				value={typed}
				aria-describedby="demo-script"
				onChange={(event) => setTyped(event.currentTarget.value)}
				onKeyDown={sendOnEnter}
			/>
			<button type="submit" className="chat-send" disabled={blank || typing}>
				<span className="visually-hidden">{text.send}</span>
				<Icon name="send" />
			</button>
		</form>
	);
}
