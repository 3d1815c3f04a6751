import type { ProductsText } from "../../../content/pages/products/schema.ts";
import { drop } from "../../ui/shapes/outlines.ts";
import { type Shape, Shapes } from "../../ui/shapes/shapes.tsx";

type ProductServicesText = ProductsText["services"];

const pictures: Record<ProductServicesText["list"][number]["picture"], readonly Shape[]> = {
	score: [
		["cielo2", drop(0, 52, 10, "sw")],
		["cielo2", drop(18, 40, 16, "sw")],
		["ladrillo", drop(28, 0, 22, "sw")],
	],
	wave: [
		["cielo2", "M0 28h10v16H0zM14 14h10v44H14z"],
		["ladrillo", "M28 0h10v72H28z"],
		["cielo2", "M42 20h10v32H42zM56 8h10v56H56z"],
	],
	answer: [
		["cielo2", drop(0, 0, 19, "sw")],
		["ladrillo", drop(30, 30, 21, "se")],
	],
	joined: [
		["cielo2", "M0 36a18 18 0 0 1 18-18h18v36H18A18 18 0 0 1 0 36z"],
		["ladrillo", "M36 18h18a18 18 0 0 1 0 36H36z"],
		["sol", drop(27, 27, 9, "sw")],
	],
};

export function ProductServices({ services }: { services: ProductServicesText }) {
	return (
		<section className="section niebla" aria-labelledby="services">
			<div className="wide products-services">
				<h2 id="services">{services.heading}</h2>
				<ul>
					{services.list.map(({ name, text, picture }) => (
						<li key={name}>
							<svg viewBox="0 0 72 72" aria-hidden="true">
								<Shapes list={pictures[picture]} />
							</svg>
							<div>
								<h3>{name}</h3>
								<p>{text}</p>
							</div>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
