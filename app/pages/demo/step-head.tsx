import { Hour } from "../../ui/hour/hour.tsx";
import type { DemoData, DemoStepData } from "./demo-data.server.ts";
import { StepLink } from "./step-link.tsx";
import type { Player } from "./use-player.ts";

type Props = { data: DemoData; step: DemoStepData; player: Player };

export function StepHead({ data: { text, steps }, step, player }: Props) {
	const { step: currentStep, elapsed } = player.state;
	const position = text.step
		.replace("{step}", String(currentStep + 1))
		.replace("{steps}", String(steps.length));
	const clock = `${text.seconds.replace("{seconds}", String(elapsed))} / ${text.seconds.replace("{seconds}", String(step.duration))}`;
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
								{`${text.step.replace("{step}", String(index + 1)).replace("{steps}", String(steps.length))}: ${title}`}
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
