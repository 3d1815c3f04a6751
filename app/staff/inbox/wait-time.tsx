import { useEffect, useState } from "react";
import { Colon } from "../../ui/colon/colon.tsx";

type Props = { since: string; now: string; label: string };

/** How long somebody waits: minutes and seconds, after an hour hours and minutes. It goes on by itself. */
export function WaitTime({ since, now, label }: Props) {
	const seconds = useSecondsSince(since, now);
	const [large, small] = partsOf(seconds);
	return (
		<span className="wait-time">
			<span className="visually-hidden">{label}</span>
			<span aria-hidden="true">
				<span>{large}</span>
				<Colon />
				<span>{String(small).padStart(2, "0")}</span>
				{seconds >= 3_600 && <small>h</small>}
			</span>
		</span>
	);
}

function partsOf(seconds: number): [large: number, small: number] {
	const minutes = Math.floor(seconds / 60);
	return seconds < 3_600 ? [minutes, seconds % 60] : [Math.floor(minutes / 60), minutes % 60];
}

/** Starts at the time of the server, and counts on from there: the clock of the computer may be wrong. */
export function useSecondsSince(since: string, now: string): number {
	const atStart = Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / 1_000));
	const [passed, setPassed] = useState({ now, seconds: 0 });
	useEffect(() => {
		const start = performance.now();
		const tick = () => setPassed({ now, seconds: Math.floor((performance.now() - start) / 1_000) });
		const timer = setInterval(tick, 1_000);
		return () => clearInterval(timer);
	}, [now]);
	return atStart + (passed.now === now ? passed.seconds : 0);
}
