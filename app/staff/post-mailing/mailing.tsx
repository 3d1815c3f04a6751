import { useEffect, useState } from "react";
import type { MailingProgress } from "./progress.server.ts";

/** Milliseconds between two polls. */
const pause = 2_000;

type Props = {
	progress: MailingProgress;
	label: string;
	/** The address to poll: see staff/mailing-progress/page.tsx. */
	source: string;
};

/** Shows the progress of a newsletter, and polls while it is being sent. */
export function Mailing({ progress: initialProgress, label, source }: Props) {
	const progress = useProgress(initialProgress, source);
	const spoken = useSpoken(progress);
	const { all, settled, sentence, figures } = progress;
	return (
		<>
			<div id="mailing" className="mailing">
				<p id="mailing-words">{sentence}</p>
				<progress max={all} value={settled} aria-label={label} />
				<p className="small quiet">{figures}</p>
			</div>
			<p id="mailing-status" className="visually-hidden" role="status">
				{spoken}
			</p>
		</>
	);
}

function useProgress(initialProgress: MailingProgress, source: string): MailingProgress {
	const [progress, setProgress] = useState(initialProgress);
	const { isUnderWay } = progress;
	useEffect(() => {
		if (!isUnderWay) return;
		let timer = setTimeout(poll, pause);
		let isShown = true;
		async function poll() {
			// A failed poll changes nothing.
			const read = document.hidden ? null : await readProgress(source).catch(() => null);
			if (!isShown) return;
			if (read) setProgress(read);
			timer = setTimeout(poll, pause);
		}
		return () => {
			isShown = false;
			clearTimeout(timer);
		};
	}, [isUnderWay, source]);
	return progress;
}

async function readProgress(source: string): Promise<MailingProgress | null> {
	const response = await fetch(source, { headers: { Accept: "application/json" } });
	return response.ok ? response.json() : null;
}

/** Announces each quarter and the end to screen readers: every number would interrupt the writer. */
function useSpoken({ quarter, isUnderWay, sentence }: MailingProgress): string | null {
	const step = isUnderWay ? quarter : null;
	const [spoken, setSpoken] = useState<{ step: number | null; sentence: string | null }>({
		step,
		sentence: null,
	});
	if (spoken.step !== step) setSpoken({ step, sentence });
	return spoken.sentence;
}
