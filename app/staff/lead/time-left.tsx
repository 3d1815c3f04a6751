import { Colon } from "../../ui/colon/colon.tsx";

/** Hours and minutes, as when the page was read. */
export function TimeLeft({ minutes, label }: { minutes: number; label: string }) {
	const time = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, "0")] as const;
	return (
		<p className="lead-left">
			<span>{label}</span>
			<span className="visually-hidden"> {time.join(":")} h</span>
			<span className="lead-left-time" aria-hidden="true">
				{time[0]}
				<Colon />
				{time[1]}
			</span>
		</p>
	);
}
