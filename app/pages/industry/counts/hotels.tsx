import { drop } from "../../../ui/shapes/drop.ts";
import { inGrid } from "../../../ui/shapes/outlines.ts";

const windows = (count: number, columns: number, [left, floor]: readonly [number, number]) =>
	inGrid(count, { columns, step: [38, -38] }, (x, y) => drop(left + x, floor + y, 14, "sw"));

/** A hotel with a window for each booking there was, and a larger one with those there are now. */
export function Hotels({ before, now }: { before: number; now: number }) {
	return (
		<svg className="count-things count-hotels" viewBox="0 0 520 420" aria-hidden="true">
			<path fill="var(--sol2)" d="M0 420V236a100 100 0 0 1 200 0v184z" />
			<path fill="var(--ladrillo)" d="M260 420V130a130 130 0 0 1 260 0v290z" />
			<path fill="var(--tinta)" d={windows(before, 4, [30, 372])} />
			<path fill="var(--luz)" d={windows(now, 5, [300, 372])} />
			<text x="100" y="206" fill="var(--tinta)">
				{before}
			</text>
			<text x="390" y="130" fill="#fff">
				{now}
			</text>
		</svg>
	);
}
