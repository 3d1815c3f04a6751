import type { ProductsText } from "../../../content/pages/products/schema.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { CallToAction } from "../../ui/call/call.tsx";
import { Drawing } from "../../ui/shapes/drawing.tsx";
import { drop } from "../../ui/shapes/drop.ts";
import { circle, dome } from "../../ui/shapes/outlines.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";

const customer = (x: number) => circle(x, 238, 54) + dome(x, 400, 96);
/** Three customers, each with a question and its answer. */
const answered: readonly Shape[] = [
	["ladrillo2", customer(100)],
	["sol", customer(320)],
	["noche", customer(540)],
	["papel", drop(24, 56, 46, "sw") + drop(244, 16, 46, "sw") + drop(464, 56, 46, "sw")],
	["ladrillo", drop(100, 102, 38, "se") + drop(320, 62, 38, "se") + drop(540, 102, 38, "se")],
];

export function ProductsClosing({ text, contact }: { text: ProductsText["closing"]; contact: string }) {
	const picture = <Drawing className="call-picture call-beside" size={[640, 400]} shapes={answered} />;
	return (
		<CallToAction colour="cielo" heading={text.heading} picture={picture}>
			<ButtonLink href={contact}>{text.button}</ButtonLink>
		</CallToAction>
	);
}
