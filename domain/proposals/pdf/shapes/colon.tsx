import { Path, Svg } from "@react-pdf/renderer";
import { rigid } from "../look/rigid.ts";
import { dotPath } from "./dot.tsx";

type Props = {
	/** Height in points; the width is 0.44 of it. */ height: number;
	asks: string;
	answers: string;
};

/** Draws the brand's mark: the upper dot asks, the lower one answers. */
export function PdfColon({ height, asks, answers }: Props) {
	return (
		<Svg style={rigid(height * 0.44, height)} width={height * 0.44} height={height} viewBox="0 0 44 100">
			<Path fill={asks} d={dotPath(0, 0, 44, "bottom-left")} />
			<Path fill={answers} d={dotPath(0, 56, 44, "top-right")} />
		</Svg>
	);
}
