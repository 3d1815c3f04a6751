import type { IndustryId } from "../../../content/industries/list.ts";
import { type Shape, Shapes } from "../shapes/shapes.tsx";
import { bag } from "./pictures/bag.ts";
import { bed } from "./pictures/bed.ts";
import { book } from "./pictures/book.ts";
import { buildings } from "./pictures/buildings.ts";
import { car } from "./pictures/car.ts";

const pictures: Record<IndustryId, readonly Shape[]> = {
	"hospitalidad-viajes": bed,
	"real-estate-construccion": buildings,
	"retail-ecommerce": bag,
	"educacion-ong": book,
	"automotriz-aftermarket": car,
};

/** One drawn picture for each industry, four wide by three high. */
export function IndustryPicture({ industry }: { industry: IndustryId }) {
	return (
		<svg
			className="industry-picture"
			viewBox="0 0 400 300"
			preserveAspectRatio="xMidYMid slice"
			aria-hidden="true"
		>
			<Shapes list={pictures[industry]} />
		</svg>
	);
}
