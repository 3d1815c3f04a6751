const hours = Array.from({ length: 8 }, (_, hour) => hour);
const cell = (hour: number) =>
	`M${49 * hour} 12a12 12 0 0 1 12-12h21a12 12 0 0 1 12 12v24h-33a12 12 0 0 1-12-12z`;
const cells = hours.map(cell).join("");

/** Eight hours, filled by as many minutes. */
export function HoursBar({ minutes }: { minutes: number }) {
	return (
		<svg className="calculator-hours" viewBox="0 0 388 36" aria-hidden="true">
			<clipPath id="calculator-hours">
				<path d={cells} />
			</clipPath>
			<path fill="var(--noche3)" d={cells} />
			<rect fill="var(--sol)" clipPath="url(#calculator-hours)" width={filledWidth(minutes)} height="36" />
		</svg>
	);
}

function filledWidth(minutes: number): number {
	const filled = Math.min(8, minutes / 60);
	return Math.round(Math.floor(filled) * 49 + (filled % 1) * 45);
}
