/** Chosen at random once, so that server and browser draw the same twenty bars. */
const heights = [30, 52, 76, 44, 90, 62, 38, 70, 100, 84, 56, 40, 66, 92, 74, 48, 34, 58, 42, 26];
const [step, width] = [20, 13];

type Props = {
	/** `recorded` and `transcribed`: parts from 0 to 1. */
	recorded: number;
	transcribed: number;
	moving: boolean;
};

export function Waveform({ recorded, transcribed, moving }: Props) {
	return (
		<svg viewBox="0 0 393 100" className="waveform" aria-hidden="true" data-moving={moving ? "" : undefined}>
			{heights.map((height, bar) => (
				<path
					// biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places.
					key={bar}
					d={outline(bar * step, recorded * heights.length > bar ? height : width)}
					data-heard={transcribed * heights.length > bar ? "" : undefined}
				/>
			))}
		</svg>
	);
}

function outline(x: number, height: number): string {
	const radius = width / 2;
	const arc = `a${radius} ${radius} 0 0 1`;
	const side = height - width;
	return `M${x} ${50 - height / 2 + radius}${arc} ${width} 0v${side}${arc} ${-radius} ${radius}h${-radius}z`;
}
