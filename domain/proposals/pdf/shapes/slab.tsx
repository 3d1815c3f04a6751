import { Path, Svg } from "@react-pdf/renderer";

type Props = { width: number; height: number; radius: number; color: string };

/**
 * Draws a block with round corners, except the upper right. It is an Svg because a rounded View is a clipped rectangle,
 * and the clip shows as a hairline on a dark ground.
 */
export function Slab({ width, height, radius: r, color }: Props) {
	const arc = (x: number, y: number) => `A${r} ${r} 0 0 1 ${x} ${y}`;
	const outline = `M0 ${r}${arc(r, 0)}L${width} 0L${width} ${height - r}${arc(width - r, height)}L${r} ${height}${arc(0, height - r)}Z`;
	return (
		<Svg
			width={width}
			height={height}
			viewBox={`0 0 ${width} ${height}`}
			style={{ position: "absolute", top: 0, left: 0 }}
		>
			<Path fill={color} d={outline} />
		</Svg>
	);
}
