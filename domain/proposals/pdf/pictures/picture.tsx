import { Circle, G, Path, Rect, Svg } from "@react-pdf/renderer";
import { pdfColours, rigid } from "../look.ts";
import type { Brief } from "../plan/brief.ts";
import { dotPath } from "../shapes.tsx";
import { City, Towers } from "./towers.tsx";

type Props = { industry: Brief["industry"]; width: number; height: number };

const pictures = {
	"hospitalidad-viajes": Bed,
	"real-estate-construccion": Towers,
	"retail-ecommerce": ShoppingBag,
	"educacion-ong": Book,
	"automotriz-aftermarket": Car,
	other: City,
};

/** The industry's picture: circles, quarter circles and blocks, on a ground of 400 by 260. */
export function Picture({ industry, width, height }: Props) {
	const Drawing = pictures[industry];
	return (
		<Svg
			style={rigid(width, height)}
			width={width}
			height={height}
			viewBox="0 0 400 260"
			preserveAspectRatio="xMidYMid slice"
		>
			<Drawing />
		</Svg>
	);
}

/** A shopping bag with the two dots on it: retail and e-commerce. */
function ShoppingBag() {
	return (
		<G>
			<Rect x={0} y={0} width={400} height={270} fill={pdfColours.noche} />
			<Path fill={pdfColours.noche2} d={dotPath(24, 24, 56, "bottom-left")} />
			<Path fill={pdfColours.noche2} d={dotPath(320, 44, 56, "top-right")} />
			<Path fill="none" stroke={pdfColours.cielo} strokeWidth={22} d="M140 120V86a60 60 0 0 1 120 0v34" />
			<Rect x={80} y={106} width={240} height={164} fill={pdfColours.sol} />
			<Path fill={pdfColours.ink} d={dotPath(130, 152, 60, "bottom-left")} />
			<Path fill={pdfColours.ladrillo} d={dotPath(210, 152, 60, "top-right")} />
		</G>
	);
}

/** A bed under the hills, the sun up: hotels and travel. */
function Bed() {
	return (
		<G>
			<Rect x={0} y={0} width={400} height={270} fill={pdfColours.cielo} />
			<Path fill={pdfColours.sol} d={dotPath(260, 6, 100, "bottom-left")} />
			<Path fill={pdfColours.noche2} d="M-2 180V175A102 100 0 0 1 200 175V180Z" />
			<Path fill={pdfColours.noche} d="M100 180V175A152 150 0 0 1 404 175V180Z" />
			<Rect x={0} y={175} width={400} height={95} fill={pdfColours.ink} />
			<Rect x={30} y={125} width={20} height={145} fill={pdfColours.ladrillo2} />
			<Rect x={369} y={195} width={21} height={75} fill={pdfColours.ladrillo2} />
			<Path fill={pdfColours.ladrillo} d="M49 245V194H159V155H330A40 40 0 0 1 370 195V245Z" />
			<Path fill={pdfColours.white} d="M60 195V185A50 50 0 0 1 110 135H160V195Z" />
		</G>
	);
}

const wheels = [110, 300];

/** A car on the road: automotive and parts. */
function Car() {
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

const rows = [
	{ y: 186, x: 100, width: 72 },
	{ y: 208, x: 92, width: 80 },
	{ y: 230, x: 84, width: 88 },
];

/** An open book with an idea above it: education and nonprofits. */
function Book() {
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
