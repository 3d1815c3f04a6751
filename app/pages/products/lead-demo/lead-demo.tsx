import { useRef } from "react";
import type { DemoControls, LeadDemoText } from "../../../../content/pages/products/schema.ts";
import { drop } from "../../../ui/shapes/outlines.ts";
import { DemoFrame } from "../timeline/demo-frame.tsx";
import { useTimeline } from "../timeline/use-timeline.ts";
import { type LeadMoment, leadLength, leadMoment } from "./lead-moment.ts";

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
					<p className="lead-demo-agent">
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
			<div className="timeline-pane lead-demo-side">
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

const bubbleColours = { bot: "ladrillo", customer: "cielo" } as const;

/** The conversation. Later messages keep their place, so that nothing moves when they appear. */
function LeadTalk({ text, moment }: { text: LeadDemoText; moment: LeadMoment }) {
	const names = { bot: text.bot, customer: text.customer };
	return (
		<ol className="timeline-pane lead-demo-talk" aria-label={text.log}>
			{text.messages.map(({ from, text }, index) => (
				<li
					key={text}
					className={`lead-demo-message timeline-ghost ${bubbleColours[from]}`}
					data-from={from}
					data-later={index < moment.shownCount ? undefined : ""}
					data-typing={moment.typing && index === moment.shownCount ? "" : undefined}
				>
					<b>{names[from]}:</b> {text}
				</li>
			))}
		</ol>
	);
}

type ScaleStep = { status: string; label: string; score: number };

type ScaleStepProps = { scale: readonly ScaleStep[]; score: number; percent: string };

const full = 30;

function LeadLadder({ scale, score, percent }: ScaleStepProps) {
	return (
		<ol className="ladder">
			{scale.map((step) => (
				<li key={step.status} data-reached={mark(step.score, score)}>
					<svg viewBox="-2 -2 64 64" aria-hidden="true">
						<path d={picture(step.score)} />
					</svg>
					<b>
						{step.score}
						{percent}
					</b>
					<span>{step.label}</span>
				</li>
			))}
		</ol>
	);
}

function mark(step: number, score: number): "now" | "before" | undefined {
	if (step === score) return "now";
	return step < score ? "before" : undefined;
}

function picture(percent: number): string {
	const radius = full * Math.sqrt(percent / 100);
	return drop(0, 2 * (full - radius), radius, "sw");
}
