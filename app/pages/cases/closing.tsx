import { pathTo } from "../../../content/addresses.ts";
import type { CasesText } from "../../../content/pages/cases/schema.ts";
import type { Language } from "../../../shared/language.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { CallToAction } from "../../ui/call/call.tsx";
import { Drawing } from "../../ui/shapes/drawing.tsx";
import { drop, inGrid } from "../../ui/shapes/outlines.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";

const grid = { columns: 3, step: [210, 190] } as const;
const question = (x: number, y: number) => drop(x + 4, y + 4, 60, "sw");
const answer = (x: number, y: number) => drop(x + 80, y + 52, 56, "se");
const cases: readonly Shape[] = [
	["celeste", inGrid(5, grid, question)],
	["ladrillo", inGrid(5, grid, answer)],
];

export function CasesClosing({ text, language }: { text: CasesText["closing"]; language: Language }) {
	const picture = (
		<Drawing className="call-picture cases-open" size={[620, 370]} shapes={cases}>
			<path d={question(420, 190) + answer(420, 190)} />
		</Drawing>
	);
	return (
		<CallToAction colour="sol" heading={text.heading} picture={picture}>
			<ButtonLink href={pathTo("contact", language)}>{text.contact}</ButtonLink>
			<ButtonLink look="outline" href={pathTo("audit", language)}>
				{text.audit}
			</ButtonLink>
		</CallToAction>
	);
}
