import { useRef } from "react";
import type { DemoControls, VoiceDemoText } from "../../../../content/pages/products/schema.ts";
import { DemoFrame } from "../timeline/demo-frame.tsx";
import { useTimeline } from "../timeline/use-timeline.ts";
import { voiceLength, voiceMoment } from "./voice-moment.ts";
import { VoiceResults } from "./voice-results.tsx";
import { Waveform } from "./waveform.tsx";

export function VoiceDemo({ text, controls }: { text: VoiceDemoText; controls: DemoControls }) {
	const frame = useRef<HTMLElement>(null);
	const timeline = useTimeline(frame, voiceLength);
	const words = text.words.split(" ");
	const moment = voiceMoment(words.length, timeline.elapsed);
	const complete = moment.phase === "complete";
	return (
		<DemoFrame
			ref={frame}
			title={text.title}
			controls={controls}
			timeline={timeline}
			status={text.statuses[moment.phase]}
		>
			<div className="demo-panes">
				<div className="demo-voice">
					<Waveform label={text.waveform} moving={moment.phase === "recording" && timeline.playing} />
					<section aria-label={text.transcript} className="demo-transcript">
						<p>{words.slice(0, moment.words).join(" ")}</p>
					</section>
					<dl className="demo-stats">
						{text.stats.map(({ figure, label }) => (
							<div key={label}>
								<dt>{label}</dt>
								<dd>{figure}</dd>
							</div>
						))}
					</dl>
				</div>
				<VoiceResults text={text} shown={complete} />
			</div>
		</DemoFrame>
	);
}
