import type { MouseEvent } from "react";
import type { FlowStep } from "../../../content/industries/flow-schema.ts";
import type { DemoText } from "../../../content/pages/demo/schema.ts";

type Props = { text: DemoText; steps: readonly FlowStep[]; step: number; goTo(step: number): void };

/** The five steps as links, so that each has an address; with React they change the page in place. */
export function Steps({ text, steps, step, goTo }: Props) {
	const link = (to: number) => ({
		href: `?step=${to + 1}`,
		onClick: (event: MouseEvent) => {
			event.preventDefault();
			goTo(to);
		},
	});
	return (
		<nav className="player-steps" aria-label={text.steps}>
			<p role="status">{`${text.progress.replace("{step}", String(step + 1))}: ${steps[step]?.title}`}</p>
			<ol>
				{steps.map(({ id, title, duration }, index) => (
					<li key={id} data-done={index <= step ? "" : undefined}>
						<a {...link(index)} aria-current={index === step ? "step" : undefined}>
							<b>{title}</b> <span className="small">{duration} s</span>
						</a>
					</li>
				))}
			</ol>
			<p className="row">
				{step > 0 && (
					<a className="button small outline" {...link(step - 1)}>
						{text.previous}
					</a>
				)}
				{step < steps.length - 1 && (
					<a className="button small" {...link(step + 1)}>
						{text.next}
					</a>
				)}
			</p>
		</nav>
	);
}
