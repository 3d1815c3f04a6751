import type { DemoData, DemoStepData } from "./demo-data.server.ts";
import { DemoMessage } from "./message.tsx";
import { stepId } from "./step-link.tsx";
import type { Player } from "./use-player.ts";

type Props = { data: DemoData; step: DemoStepData; index: number; player: Player; later: boolean };

export function DemoStep({ data, step, index, player, later }: Props) {
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
