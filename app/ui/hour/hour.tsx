import type { ClockTime } from "../../../content/locale.ts";
import { Colon } from "../colon/colon.tsx";

export function Hour({ time, half }: ClockTime) {
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
