import { useRef } from "react";
import type { DemoControls, LeadDemoText } from "../../../../content/pages/products/schema.ts";
import { DemoFrame } from "../timeline/demo-frame.tsx";
import { useTimeline } from "../timeline/use-timeline.ts";
import { LeadLadder, type ScaleStep } from "./lead-ladder.tsx";
import { leadLength, leadMoment } from "./lead-moment.ts";
import { LeadTalk } from "./lead-talk.tsx";

type Props = {
	text: LeadDemoText;
	controls: DemoControls;
	scale: readonly ScaleStep[];
	qualifiedFrom: number;
};

export function LeadDemo({ text, controls, scale, qualifiedFrom }: Props) {
	const frame = useRef<HTMLElement>(null);
	const timeline = useTimeline(frame, leadLength(text.messages));
	const moment = leadMoment(text.messages, timeline.elapsed);
	const currentStep = scale.find(({ status }) => status === moment.status);
	const score = currentStep?.score ?? 0;
	const status = currentStep?.label ?? text.waiting;
	const isQualified = score >= qualifiedFrom;
	return (
		<DemoFrame
			ref={frame}
			title={text.title}
			controls={controls}
			timeline={timeline}
			status={status}
			beside={
				<>
					<p className="lead-agent">
						<span className="quiet">{text.agent.label}:</span>{" "}
						<b>{isQualified ? text.agent.human : text.agent.bot}</b>
					</p>
					<b className="qualified-score" aria-hidden="true">
						{`${score}${controls.percent}`}
					</b>
				</>
			}
		>
			<LeadTalk text={text} moment={moment} />
			<div className="timeline-pane lead-side">
				<div>
					<p className="quiet">{text.score}</p>
					<p className="timeline-figure">
						<span>{score}</span>
						<small>{controls.percent}</small>
					</p>
				</div>
				<LeadLadder scale={scale} score={score} percent={controls.percent} />
				<DemoLeadFacts facts={text.facts} shown={isQualified} />
			</div>
		</DemoFrame>
	);
}

function DemoLeadFacts({ facts, shown }: { facts: LeadDemoText["facts"]; shown: boolean }) {
	return (
		<div className="qualified-facts">
			<h4>{facts.heading}</h4>
			<dl>
				{facts.list.map(({ name, text }) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd className="timeline-line" data-later={shown ? undefined : ""}>
							{text}
						</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
