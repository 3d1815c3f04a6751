import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { MailingProgress } from "./progress.server.ts";

/** Milliseconds from one look to the next. */
const pause = 2_000;

type Props = {
	progress: MailingProgress;
	label: string;
	/** Where it is asked for anew: see staff/drafts/layout.tsx. */
	source: string;
};

/** How far a newsletter has come; kept up to date while it is on its way. */
export function Mailing({ progress: begun, label, source }: Props) {
	const progress = useProgress(begun, source);
	const spoken = useSpoken(progress);
	const { all, settled, sentence, figures } = progress;
	return (
		<>
			<div id="mailing" className="mailing">
				<p id="mailing-words">{sentence}</p>
				<progress max={all} value={settled} aria-label={label} />
				<p className="small quiet">{figures}</p>
			</div>
			<p id="mailing-said" className="visually-hidden" role="status">
				{spoken}
			</p>
		</>
	);
}

function useProgress(begun: MailingProgress, source: string): MailingProgress {
	const { data, load, state } = useFetcher<MailingProgress | null>();
	const [progress, setProgress] = useState(begun);
	// What was not answered leaves what is shown.
	if (data && data !== progress) setProgress(data);
	const { isUnderWay } = progress;
	useEffect(() => {
		if (!isUnderWay || state !== "idle") return;
		const timer = setInterval(() => document.hidden || load(source), pause);
		return () => clearInterval(timer);
	}, [isUnderWay, load, source, state]);
	return progress;
}

/** Each quarter is spoken, and the end: every number would interrupt whoever is writing. */
function useSpoken({ quarter, isUnderWay, sentence }: MailingProgress): string | null {
	const step = isUnderWay ? quarter : null;
	const [spoken, setSpoken] = useState<{ step: number | null; sentence: string | null }>({
		step,
		sentence: null,
	});
	if (spoken.step !== step) setSpoken({ step, sentence });
	return spoken.sentence;
}
