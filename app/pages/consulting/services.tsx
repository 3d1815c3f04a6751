import type { ConsultingText } from "../../../content/pages/consulting/schema.ts";
import { DrawnList } from "../../ui/shapes/drawn-list.tsx";
import { drop, inGrid, rectangle } from "../../ui/shapes/outlines.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";

const stairs: readonly Shape[] = [
	["noche", "M0 240v-60h60v-60h60V60h60V0h60v240z"],
	["cielo2", drop(2, 120, 28, "sw")],
	["ladrillo", drop(122, 0, 28, "ne")],
];
const conveyor: readonly Shape[] = [
	["luz", rectangle(0, 180, 240, 60)],
	["ladrillo", inGrid(3, { columns: 3, step: [90, 0] }, (x) => drop(x, 116, 30, "sw"))],
	["noche", "M60 0h120a60 60 0 0 1 60 60v30H0V60A60 60 0 0 1 60 0z"],
];
const talk: readonly Shape[] = [
	["cielo2", drop(0, 0, 75, "sw")],
	["ladrillo", drop(100, 100, 70, "ne")],
];
const row = (y: number, left: readonly number[]) => left.map((x) => drop(x, y, 38, "sw")).join("");
const shelves: readonly Shape[] = [
	["luz", row(0, [0, 82, 164]) + row(82, [0, 164])],
	["ladrillo", row(82, [82])],
	["noche", row(164, [0, 82, 164])],
];
const pictures = [stairs, conveyor, talk, shelves];

export function ConsultingServices({ services }: { services: ConsultingText["services"] }) {
	return (
		<section className="section wide" aria-labelledby="services">
			<h2 id="services">{services.heading}</h2>
			<DrawnList className="services" list={services.list} pictures={pictures} size={[240, 240]} />
		</section>
	);
}
