import { Path, Svg } from "@react-pdf/renderer";
import { rigid } from "../look.ts";
import { dotPath } from "../shapes/dot.tsx";
import type { PanelLook } from "./panel-colours.ts";

type Props = { /** Whole percent. */ percent: number; size: number; look: PanelLook };

const pitch = 10;

/** Draws a share as a hundred dots, filled from the lower left. */
export function Waffle({ percent, size, look }: Props) {
	return (
		<Svg style={rigid(size, size)} width={size} height={size} viewBox="0 0 99 99">
			{Array.from({ length: 100 }, (_, index) => {
				const filled = index < percent;
				const x = (index % 10) * pitch;
				const y = (9 - Math.floor(index / 10)) * pitch;
				return (
					<Path
						key={`${x}/${y}`}
						fill={filled ? look.after : look.before}
						d={dotPath(x, y, 8.6, filled ? "top-right" : "bottom-left")}
					/>
				);
			})}
		</Svg>
	);
}
