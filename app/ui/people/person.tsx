import { type Shape, Shapes } from "../shapes/shapes.tsx";
import { laura, sara, tomas } from "./people.ts";

const portraits = { laura, tomas, sara } satisfies Record<string, readonly Shape[]>;

export type PortraitName = keyof typeof portraits;

export const portraitGrounds: Record<PortraitName, string> = { laura: "sol", tomas: "noche", sara: "cielo" };

type Props = { name: PortraitName; className?: string };

/** The portrait of a founder, cut off at the chest by the lower edge. */
export function Portrait({ name, className }: Props) {
	return (
		<svg className={className} viewBox="0 0 300 340" aria-hidden="true">
			<Shapes list={portraits[name]} />
		</svg>
	);
}

/** Two founders who talk, on 700 × 420. */
export function Pair({ className, children }: { className?: string; children?: React.ReactNode }) {
	return (
		<svg className={className} viewBox="0 0 700 420" aria-hidden="true">
			<g transform="translate(20 8) scale(1.033)">
				<Shapes list={laura} />
			</g>
			<g transform="translate(370 8) scale(1.033)">
				<Shapes list={tomas} />
			</g>
			{children}
		</svg>
	);
}
