import type { Claim } from "../../../../content/pages/home/schema.ts";
import { drop } from "../../../ui/shapes/drop.ts";

/** A claim to scale: a share as so many drops of ten, a rise as what there was and what there is. */
export function ClaimChart({ kind, percent }: Pick<Claim, "kind" | "percent">) {
	const [before, after] = kind === "share" ? share(percent) : rise(percent);
	return (
		<svg className="claim-chart" viewBox="0 0 170 40" aria-hidden="true">
			<path className="claim-before" d={before} />
			<path d={after} />
		</svg>
	);
}

function share(percent: number) {
	const drops = Array.from({ length: 10 }, (_, index) => drop(17 * index, 13, 7, "se"));
	const reached = Math.round(percent / 10);
	return [drops.slice(reached).join(""), drops.slice(0, reached).join("")];
}

function rise(percent: number) {
	return [bar(0, 100), bar(21, 100 + percent)];
}

function bar(y: number, length: number) {
	return `M0 ${y}h${length - 9}a9 9 0 0 1 9 9v9H9a9 9 0 0 1-9-9z`;
}
