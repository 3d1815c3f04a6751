import { Numeral } from "./numeral.tsx";

/** An hour of the day in huge numerals; read aloud as it is written. */
export function Hour({ time, half }: { time: string; half: string }) {
	return (
		<span className="hour">
			<Numeral value={time} small={half} />
			<span className="visually-hidden">{`${time} ${half}`}</span>
		</span>
	);
}
