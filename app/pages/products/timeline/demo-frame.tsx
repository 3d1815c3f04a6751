import type { ReactNode, Ref } from "react";
import type { DemoControls } from "../../../../content/pages/products/schema.ts";
import { Button } from "../../../ui/button/button.tsx";
import type { Timeline } from "./use-timeline.ts";

type Props = {
	ref: Ref<HTMLElement>;
	title: string;
	controls: DemoControls;
	timeline: Timeline;
	/** What is happening now, said aloud when it changes. */
	status: string;
	children: ReactNode;
};

/** The frame of a product at work: that it is a simulation, what happens now, and its controls. */
export function DemoFrame({ ref, title, controls, timeline, status, children }: Props) {
	const { done, playing, again, toggle, whole } = timeline;
	return (
		<article ref={ref} className="demo paper" data-react="now">
			<header>
				<h3>{title}</h3>
				<p className="demo-tag">{controls.simulation}</p>
				<p className="demo-status" role="status">
					{status}
				</p>
				<p className="row needs-script">
					{done ? (
						<Button look="small outline" onClick={again}>
							{controls.play}
						</Button>
					) : (
						<>
							<Button look="small outline" onClick={toggle}>
								{playing ? controls.pause : controls.resume}
							</Button>
							<Button look="small outline" onClick={whole}>
								{controls.whole}
							</Button>
						</>
					)}
				</p>
			</header>
			{children}
		</article>
	);
}
