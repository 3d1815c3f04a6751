import type { ReactNode, SVGProps } from "react";
import { type Shape, Shapes } from "./shapes.tsx";

type Props = Pick<SVGProps<SVGSVGElement>, "className" | "preserveAspectRatio"> & {
	size: readonly [number, number];
	shapes: readonly Shape[];
	children?: ReactNode;
};

/** A picture that its text says too, so readers of the page hear nothing of it. */
export function Drawing({ size: [width, height], shapes, children, ...svg }: Props) {
	return (
		<svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" {...svg}>
			<Shapes list={shapes} />
			{children}
		</svg>
	);
}
