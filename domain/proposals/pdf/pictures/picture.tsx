import { Svg } from "@react-pdf/renderer";
import { rigid } from "../look/rigid.ts";
import type { Brief } from "../plan/brief.ts";
import { Bed } from "./bed.tsx";
import { Book } from "./book.tsx";
import { Car } from "./car.tsx";
import { City } from "./city.tsx";
import { ShoppingBag } from "./shopping-bag.tsx";
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
