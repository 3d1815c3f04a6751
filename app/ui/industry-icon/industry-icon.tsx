import type { IndustryId } from "../../../content/industries/list.ts";
import { type Shape, Shapes } from "../shapes/shapes.tsx";

const drawings: Record<IndustryId, readonly Shape[]> = {
	"hospitalidad-viajes": [
		["cielo", "M0 0h40v40H0z"],
		["noche", "M6 24a14 14 0 0 1 28 0z"],
		["ladrillo", "M4 24h32v8H4z"],
	],
	"real-estate-construccion": [
		["sol", "M0 0h40v40H0z"],
		["ladrillo", "M8 40V20A12 12 0 0 1 20 8V40z"],
		["ladrillo2", "M20 16h12v24H20z"],
	],
	"retail-ecommerce": [
		["noche", "M0 0h40v40H0z"],
		["cielo", "M12 18v-4a8 8 0 0 1 16 0v4h-3v-4a5 5 0 0 0-10 0v4z"],
		["sol", "M9 17h22v16H9z"],
	],
	"educacion-ong": [
		["ladrillo", "M0 0h40v40H0z"],
		["blanco", "M6 29A14 14 0 0 1 19 14V29z"],
		["cielo", "M21 29V14A14 14 0 0 1 34 29z"],
		["tinta", "M6 31h28v3H6z"],
	],
	"automotriz-aftermarket": [
		["cielo2", "M0 0h40v40H0z"],
		["tinta", "M8 20a12 12 0 1 1 24 0 12 12 0 1 1-24 0z"],
		["sol", "M14 20a6 6 0 0 1 6-6h6v6a6 6 0 0 1-12 0z"],
	],
};

export function IndustryIcon({ industry }: { industry: IndustryId }) {
	return (
		<svg className="industry-icon" viewBox="0 0 40 40" aria-hidden="true">
			<Shapes list={drawings[industry]} />
		</svg>
	);
}
