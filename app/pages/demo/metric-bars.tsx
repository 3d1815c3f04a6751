const width = 14;
const gap = 4;
const tallest = 44;
const lowest = 3;

export function MetricBars({ levels, at }: { levels: readonly number[]; at: number }) {
	return (
		<svg
			aria-hidden="true"
			className="demo-bars"
			viewBox={`0 0 ${levels.length * (width + gap) - gap} ${tallest}`}
		>
			{levels.map((level, index) => {
				const height = Math.max(level * tallest, lowest);
				const name = index < at ? "done" : index === at ? "now" : "later";
				return (
					<rect
						// biome-ignore lint/suspicious/noArrayIndexKey: a bar stands for its step, and steps never move.
						key={index}
						className={`demo-bar-${name}`}
						x={index * (width + gap)}
						y={tallest - height}
						width={width}
						height={height}
					/>
				);
			})}
		</svg>
	);
}
