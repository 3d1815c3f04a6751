import type { IndustriesText } from "../../../content/pages/industries/schema.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { CallToAction } from "../../ui/call/call.tsx";
import { Drawing } from "../../ui/shapes/drawing.tsx";
import { drop } from "../../ui/shapes/drop.ts";
import { circle, dome, rectangle } from "../../ui/shapes/outlines.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";

/** One more door, open, and somebody who asks in front of it. */
const door: readonly Shape[] = [
	["ladrillo", "M20 400V190A160 160 0 0 1 340 190V400z"],
	["luz", "M84 400V214A96 96 0 0 1 276 214V400z"],
	["noche", "M84 400V214A96 96 0 0 1 180 118V400z"],
	["luz", circle(160, 296, 9)],
	["noche2", dome(472, 400, 84)],
	["ladrillo2", circle(472, 260, 50)],
	["papel", drop(500, 96, 56, "sw")],
	["tinta", rectangle(-3000, 400, 7000, 20)],
];

type Props = { text: IndustriesText["closing"]; contact: string };

export function IndustriesClosing({ text, contact }: Props) {
	const picture = <Drawing className="call-picture" size={[620, 420]} shapes={door} />;
	return (
		<CallToAction colour="cielo" heading={text.heading} lead={text.text} picture={picture}>
			<ButtonLink href={contact}>{text.button}</ButtonLink>
		</CallToAction>
	);
}
