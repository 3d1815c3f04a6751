import { drop } from "../../ui/shapes/outlines.ts";

const [count, step, radius] = [10, 22, 10];
const row = Array.from({ length: count }, (_, index) => drop(index * step, 0, radius, "sw")).join("");

export function TenDrops({ percent }: { percent: number }) {
	return (
		<svg className="ten-drops" viewBox={`0 0 ${step * count - 2} ${2 * radius}`} aria-hidden="true">
			<path d={row} />
			<svg width={width(percent)} height={2 * radius} aria-hidden="true">
				<path d={row} />
			</svg>
		</svg>
	);
}

function width(percent: number): number {
	const drops = percent / count;
	const whole = Math.floor(drops);
	return whole * step + (drops - whole) * 2 * radius;
}
