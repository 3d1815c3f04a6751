import type { Claim } from "../../../../content/pages/home/schema.ts";
import { drop } from "../../../ui/shapes/drop.ts";

type Props = Pick<Claim, "kind" | "percent"> & { rows: readonly [string, string] };

export function ClaimChart({ kind, percent, rows: [first, second] }: Props) {
	const [above, below] = kind === "share" ? share(percent) : change(kind, percent);
	return (
		<span className={`claim-chart claim-${kind}`} aria-hidden="true">
			<Row name={first} drawing={above} />
			<Row name={second} drawing={below} />
		</span>
	);
}

function Row({ name, drawing }: { name: string; drawing: string }) {
	return (
		<>
			<small>{name}</small>
			<svg viewBox="0 0 170 18" aria-hidden="true">
				<path d={drawing} />
			</svg>
		</>
	);
}

function share(percent: number) {
	const filledDrops = Math.round(percent / 10);
	return [drops(filledDrops), drops(10 - filledDrops)] as const;
}

function drops(count: number) {
	return Array.from({ length: count }, (_, index) => drop(17 * index, 2, 7, "se")).join("");
}

function change(kind: "rise" | "faster", percent: number) {
	const now = 100 + percent;
	return kind === "rise" ? ([bar(100), bar(now)] as const) : ([bar(170), bar((170 * 100) / now)] as const);
}

function bar(length: number) {
	return `M0 0h${Math.round(length) - 9}a9 9 0 0 1 9 9v9H9a9 9 0 0 1-9-9z`;
}
