import { useRef } from "react";
import type { DemoControls, VoiceDemoText } from "../../../../content/pages/products/schema.ts";
import { DemoFrame } from "../timeline/demo-frame.tsx";
import { useTimeline } from "../timeline/use-timeline.ts";
import { countWords, VoiceTranscript } from "./transcript.tsx";
import { VoiceLists } from "./voice-lists.tsx";
import { voiceLength, voiceMoment } from "./voice-moment.ts";
import { VoiceResults } from "./voice-results.tsx";
import { Waveform } from "./waveform.tsx";

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
				<VoiceTranscript text={text} words={words} understood={complete} />
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
