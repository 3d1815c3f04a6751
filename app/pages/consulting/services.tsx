import type { ConsultingText } from "../../../content/pages/consulting/schema.ts";
import { drop } from "../../ui/shapes/drop.ts";
import { type Shape, Shapes } from "../../ui/shapes/shapes.tsx";

const serviceStyles: readonly { block: string; picture: readonly Shape[] }[] = [
	{
		block: "cielo",
		picture: [
			["tinta", "M16 76h4v-24h28v-24h28v4h-24v24H24v20z"],
			["ladrillo", drop(4, 60, 16, "sw")],
			["blanco", drop(34, 36, 16, "sw")],
			["ladrillo", drop(64, 4, 16, "sw")],
		],
	},
	{
		block: "noche",
		picture: [
			["noche3", "M0 12h96v16H0zM0 40h96v16H0zM0 68h96v16H0z"],
			["cielo", drop(68, 8, 12, "sw")],
			["sol", drop(36, 36, 12, "sw")],
			["cielo", drop(68, 64, 12, "sw")],
		],
	},
	{
		block: "ladrillo",
		picture: [
			["cielo", drop(0, 0, 28, "sw")],
			["noche", drop(40, 40, 28, "se")],
		],
	},
	{
		block: "sol",
		picture: [
			["tinta", "M0 0h44v44H0zM52 52h44v44H52z"],
			["blanco", drop(52, 0, 22, "ne")],
			["ladrillo", drop(0, 52, 22, "sw")],
		],
	},
];

export function ConsultingServices({ services }: { services: ConsultingText["services"] }) {
	return (
		<section className="section wide" aria-labelledby="services">
			<h2 id="services">{services.heading}</h2>
			<ul className="services">
				{services.list.map(({ name, text }, index) => (
					<li key={name} className={serviceStyles[index]?.block}>
						<svg viewBox="0 0 96 96" aria-hidden="true">
							<Shapes list={serviceStyles[index]?.picture ?? []} />
						</svg>
						<div>
							<h3>{name}</h3>
							<p>{text}</p>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
