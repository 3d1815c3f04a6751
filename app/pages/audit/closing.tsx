import type { AuditText } from "../../../content/pages/audit/schema.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { CallToAction } from "../../ui/call/call.tsx";
import { Drawing } from "../../ui/shapes/drawing.tsx";
import { drop } from "../../ui/shapes/drop.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";

/** The five days of a week, with half an hour taken in the middle one. */
const week: readonly Shape[] = [
	[
		"papel",
		drop(0, 182, 54, "se") + drop(114, 182, 54, "se") + drop(438, 182, 54, "sw") + drop(552, 182, 54, "sw"),
	],
	["noche", "M330 90A100 100 0 0 0 330 290z"],
	["luz", "M330 90A100 100 0 0 1 330 290z"],
	["celeste", drop(294, 54, 36, "sw")],
];

export function AuditClosing({ text }: { text: AuditText["closing"] }) {
	const picture = <Drawing className="call-picture" size={[660, 290]} shapes={week} />;
	return (
		<CallToAction colour="ladrillo" heading={text.heading} picture={picture}>
			<ButtonLink look="sun" href="#top">
				{text.button}
			</ButtonLink>
		</CallToAction>
	);
}
