import { G, Path, Rect, Svg } from "@react-pdf/renderer";
import { pdfColours, rigid } from "../look.ts";
import type { Brief } from "../plan/brief.ts";
import { dotPath } from "../shapes/dot.tsx";
import { Bed } from "./bed.tsx";
import { Book } from "./book.tsx";
import { Car } from "./car.tsx";
import { City } from "./city.tsx";
import { Towers } from "./towers.tsx";

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
export function ShoppingBag() {
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
