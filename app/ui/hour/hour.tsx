import { Colon } from "../colon/colon.tsx";

/** An hour in huge numerals around the brand's colon; read aloud as it is written. */
export function Hour({ time, half }: { time: string; half: string }) {
	const [hours, minutes] = time.split(":");
	return (
		<span className="hour">
			<span aria-hidden="true">
				{hours}
				<Colon />
				{minutes}
				<small>{half}</small>
			</span>
			<span className="visually-hidden">{`${time} ${half}`}</span>
		</span>
	);
}
