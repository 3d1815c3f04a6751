/** Twenty bars drawn at random once, so that server and browser draw the same. */
const bars = [30, 52, 76, 44, 90, 62, 38, 70, 100, 84, 56, 40, 66, 92, 74, 48, 34, 58, 42, 26];

export function Waveform({ label, moving }: { label: string; moving: boolean }) {
	return (
		<svg
			viewBox="0 0 400 100"
			className="waveform"
			role="img"
			aria-label={label}
			data-moving={moving ? "" : undefined}
		>
			{bars.map((height, bar) => (
				<rect
					// biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places.
					key={bar}
					x={bar * 20 + 4}
					y={50 - height / 2}
					width="12"
					height={height}
					rx="6"
				/>
			))}
		</svg>
	);
}
