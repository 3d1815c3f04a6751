import { useRef } from "react";
import type { DemoControls, VoiceDemoText } from "../../../../content/pages/products/schema.ts";
import { DemoFrame } from "../timeline/demo-frame.tsx";
import { useTimeline } from "../timeline/use-timeline.ts";
import { countWords, VoiceTranscript } from "./transcript.tsx";
import { VoiceResults } from "./voice-results.tsx";

export function VoiceDemo({ text, controls }: { text: VoiceDemoText; controls: DemoControls }) {
	const frame = useRef<HTMLElement>(null);
	const timeline = useTimeline(frame, voiceLength);
	const count = countWords(text.passages);
	const { phase, words, recorded } = voiceMoment(count, timeline.elapsed);
	const complete = phase === "complete";
	const status = text.statuses[phase];
	return (
		<DemoFrame ref={frame} title={text.title} controls={controls} timeline={timeline} status={status}>
			<div className="timeline-pane">
				<Waveform
					recorded={recorded}
					transcribed={words / count}
					moving={phase === "recording" && timeline.playing}
				/>
				<VoiceTranscript text={text} spokenWords={words} understood={complete} />
				<VoiceLists {...text} shown={complete} />
				<dl className="voice-stats">
					{text.stats.map(({ figure, label }) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>{figure}</dd>
						</div>
					))}
				</dl>
			</div>
			<VoiceResults text={text} controls={controls} shown={complete} />
		</DemoFrame>
	);
}

const maxItems = 3;

type Props = Pick<VoiceDemoText, "strengths" | "improvements"> & { shown: boolean };

function VoiceLists({ strengths, improvements, shown }: Props) {
	return (
		<div className="voice-lists">
			{([strengths, improvements] as const).map(({ heading, list }, index) => (
				<div key={heading} data-feels={index === 0 ? "good" : "bad"}>
					<h4>{heading}</h4>
					<ul data-later={shown ? undefined : ""}>
						{list.slice(0, maxItems).map((item) => (
							<li key={item} className="timeline-line">
								{item}
							</li>
						))}
					</ul>
				</div>
			))}
		</div>
	);
}

/** The start of each phase and the pace of the words, in milliseconds. */
const begins = {
	waiting: 0,
	recording: 1_000,
	transcribing: 3_000,
	analyzing: 12_000,
	complete: 14_000,
} as const;
const wordPace = 150;

type VoicePhase = keyof typeof begins;
export const voiceLength = begins.complete;

type VoiceMoment = {
	phase: VoicePhase;
	words: number;
	/** The recorded part of the voice note, from 0 to 1. */
	recorded: number;
};

/** `elapsed`: milliseconds since its start. */
export function voiceMoment(words: number, elapsed: number): VoiceMoment {
	const phases = Object.keys(begins).filter((name): name is VoicePhase => name in begins);
	const phase = phases.findLast((name) => begins[name] <= elapsed) ?? "waiting";
	const transcribed = Math.floor((elapsed - begins.transcribing) / wordPace) + 1;
	const recorded = (elapsed - begins.recording) / (begins.transcribing - begins.recording);
	return { phase, words: between(0, words, transcribed), recorded: between(0, 1, recorded) };
}

function between(least: number, most: number, value: number): number {
	return Math.max(least, Math.min(most, value));
}

/** Chosen at random once, so that server and browser draw the same twenty bars. */
const heights = [30, 52, 76, 44, 90, 62, 38, 70, 100, 84, 56, 40, 66, 92, 74, 48, 34, 58, 42, 26];
const [step, width] = [20, 13];

type WaveformProps = {
	/** `recorded` and `transcribed`: parts from 0 to 1. */
	recorded: number;
	transcribed: number;
	moving: boolean;
};

function Waveform({ recorded, transcribed, moving }: WaveformProps) {
	return (
		<svg viewBox="0 0 393 100" className="waveform" aria-hidden="true" data-moving={moving ? "" : undefined}>
			{heights.map((height, bar) => (
				<path
					// biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places.
					key={bar}
					d={outline(bar * step, recorded * heights.length > bar ? height : width)}
					data-heard={transcribed * heights.length > bar ? "" : undefined}
				/>
			))}
		</svg>
	);
}

function outline(x: number, height: number): string {
	const radius = width / 2;
	const arc = `a${radius} ${radius} 0 0 1`;
	const side = height - width;
	return `M${x} ${50 - height / 2 + radius}${arc} ${width} 0v${side}${arc} ${-radius} ${radius}h${-radius}z`;
}
