import { Circle, G, Path, Rect } from "@react-pdf/renderer";
import { pdfColours } from "../look.ts";
import { dotPath } from "../shapes/dot.tsx";

const wheels = [110, 300];

/** A car on the road: automotive and parts. */
export function Car() {
	return (
		<G>
			<Rect x={0} y={0} width={400} height={270} fill={pdfColours.cielo2} />
			<Path fill={pdfColours.white} d={dotPath(30, 26, 56, "bottom-left")} />
			<Rect x={0} y={204} width={400} height={66} fill={pdfColours.ink} />
			<Path fill={pdfColours.ladrillo} d="M20 214V204A100 100 0 0 1 120 64H290A100 100 0 0 1 390 164V214Z" />
			<Path fill={pdfColours.white} d="M200 136V86A50 50 0 0 0 150 136Z" />
			<Rect x={206} y={86} width={60} height={50} fill={pdfColours.white} />
			{wheels.map((x) => (
				<Circle key={x} cx={x} cy={206} r={50} fill={pdfColours.ink} />
			))}
			{wheels.map((x) => (
				<Path key={x} fill={pdfColours.sol} d={dotPath(x - 25, 181, 50, "top-right")} />
			))}
		</G>
	);
}
