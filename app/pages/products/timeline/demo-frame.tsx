import { type ReactNode, type Ref, useRef } from "react";
import type { DemoControls } from "../../../../content/pages/products/schema.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import type { Timeline } from "./use-timeline.ts";

type Props = {
	ref: Ref<HTMLElement>;
	title: string;
	controls: DemoControls;
	timeline: Timeline;
	status: string;
	beside?: ReactNode;
	children: ReactNode;
};

export function DemoFrame({ ref, title, controls, timeline, status, beside, children }: Props) {
	const { done, playing, asked, progress } = timeline;
	const main = useRef<HTMLButtonElement>(null);
	const whole = () => {
		timeline.whole();
		// The pressed button disappears.
		main.current?.focus();
	};
	return (
		<article ref={ref} className="timeline paper" data-react="">
			<header className="timeline-bar">
				<h3>{title}</h3>
				<p className="timeline-tag">{controls.simulation}</p>
				<p className="timeline-controls needs-script">
					<Button look="small outline" onClick={whole} data-later={done ? "" : undefined}>
						{controls.whole}
					</Button>
					<Button ref={main} look="small" onClick={done ? timeline.again : timeline.toggle}>
						<Icon name={playing ? "pause" : "play"} />
						<span>{done ? controls.again : playing ? controls.pause : controls.resume}</span>
					</Button>
				</p>
			</header>
			<svg className="timeline-progress" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
				<rect width={100 * progress} height="1" />
			</svg>
			<div className="timeline-now">
				<p role="status" aria-live={asked ? "polite" : "off"}>
					<b className="timeline-status">{status}</b>
				</p>
				{beside}
			</div>
			<div className="timeline-panes" data-react="seen">
				{children}
			</div>
		</article>
	);
}
