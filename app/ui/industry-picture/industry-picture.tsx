import type { IndustryId } from "../../../content/industries/list.ts";
import { Shapes } from "../shapes/shapes.tsx";
import { industryPictures } from "./pictures/list.ts";

export function IndustryPicture({ industry }: { industry: IndustryId }) {
	return (
		<svg
			className="industry-picture"
			viewBox="0 0 400 300"
			preserveAspectRatio="xMidYMid slice"
			aria-hidden="true"
		>
			<Shapes list={industryPictures[industry]} />
		</svg>
	);
}
