import { drop } from "../../ui/shapes/drop.ts";

const looks = [
	{ ground: "var(--sol)", head: "var(--ladrillo)", body: "var(--noche)", corner: "sw" },
	{ ground: "var(--noche)", head: "var(--sol)", body: "var(--ladrillo)", corner: "se" },
	{ ground: "var(--ladrillo)", head: "#fff", body: "var(--tinta)", corner: "ne" },
] as const;

/** A person as the brand draws people: a head that is a speech bubble, and shoulders. */
export function Portrait({ of }: { of: number }) {
	const { ground, head, body, corner } = looks[of % looks.length] ?? looks[0];
	return (
		<svg viewBox="0 0 300 300" aria-hidden="true">
			<path fill={ground} d="M0 0h300v300H0z" />
			<path fill={body} d="M30 300a120 120 0 0 1 240 0z" />
			<path fill={head} d={drop(85, 50, 65, corner)} />
		</svg>
	);
}
