import { useRef } from "react";
import type { DemoControls, LeadDemoText } from "../../../../content/pages/products/schema.ts";
import { DemoFrame } from "../timeline/demo-frame.tsx";
import { useTimeline } from "../timeline/use-timeline.ts";
import { LeadLadder, type ScaleStep } from "./lead-ladder.tsx";
import { leadLength, leadMoment } from "./lead-moment.ts";

/** From this score on a person takes over. */
const handOffAt = 95;

type Props = { text: LeadDemoText; controls: DemoControls; scale: readonly ScaleStep[] };

export function LeadDemo({ text, controls, scale }: Props) {
	const frame = useRef<HTMLElement>(null);
	const timeline = useTimeline(frame, leadLength(text.messages));
	const moment = leadMoment(text.messages, timeline.elapsed);
	const reached = scale.find(({ status }) => status === moment.status);
	const score = reached?.score ?? 0;
	return (
		<DemoFrame
			ref={frame}
			title={text.title}
			controls={controls}
			timeline={timeline}
			status={reached?.label ?? ""}
		>
			<div className="demo-panes">
				<div className="demo-log" role="log" aria-label={text.log}>
					{text.messages.slice(0, moment.said).map((message) => (
						<p key={message.text} className={`demo-message ${message.from === "bot" ? "ladrillo" : "cielo"}`}>
							<b>{message.from === "bot" ? text.bot : text.customer}:</b> {message.text}
						</p>
					))}
					{moment.typing && (
						<p className="demo-message ladrillo demo-typing">
							<span className="visually-hidden">{text.typing}</span>
							<i />
							<i />
							<i />
						</p>
					)}
				</div>
				<div className="demo-side">
					<LeadLadder label={text.score} scale={scale} score={score} />
					<p>
						<span className="quiet">{text.agent.label}:</span>{" "}
						<b>{score >= handOffAt ? text.agent.human : text.agent.bot}</b>
					</p>
					<dl className="demo-facts" data-shown={score >= handOffAt ? "" : undefined}>
						{text.facts.list.map(({ name, text }) => (
							<div key={name}>
								<dt>{name}</dt>
								<dd>{text}</dd>
							</div>
						))}
					</dl>
				</div>
			</div>
		</DemoFrame>
	);
}
