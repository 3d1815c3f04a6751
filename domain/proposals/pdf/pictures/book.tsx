import { G, Path, Rect } from "@react-pdf/renderer";
import { pdfColours } from "../look.ts";
import { dotPath } from "../shapes/dot.tsx";

const rows = [
	{ y: 186, x: 100, width: 72 },
	{ y: 208, x: 92, width: 80 },
	{ y: 230, x: 84, width: 88 },
];

/** An open book with an idea above it: education and nonprofits. */
export function Book() {
	return (
		<G>
			<Rect x={0} y={0} width={400} height={270} fill={pdfColours.ladrillo} />
			<Path fill={pdfColours.sol} d={dotPath(150, 8, 100, "bottom-left")} />
			<Path fill={pdfColours.ladrillo2} d={dotPath(30, 20, 60, "top-left")} />
			<Path fill={pdfColours.ladrillo2} d={dotPath(310, 20, 60, "top-right")} />
			<Path fill={pdfColours.white} d="M50 252A140 132 0 0 1 192 120V252Z" />
			<Path fill={pdfColours.cielo} d="M208 252V120A140 132 0 0 1 350 252Z" />
			<Rect x={190} y={140} width={20} height={112} fill={pdfColours.ladrillo2} />
			{rows.map(({ y, x, width }) => (
				<Rect key={y} x={x} y={y} width={width} height={8} fill={pdfColours.ladrillo} />
			))}
			{rows.map(({ y, width }) => (
				<Rect key={y} x={228} y={y} width={width} height={8} fill={pdfColours.noche} />
			))}
			<Rect x={30} y={250} width={340} height={20} fill={pdfColours.ink} />
		</G>
	);
}
