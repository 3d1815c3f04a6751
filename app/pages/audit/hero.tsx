import type { AuditText } from "../../../content/pages/audit/schema.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Drawing } from "../../ui/shapes/drawing.tsx";
import { circle, drop } from "../../ui/shapes/outlines.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";

/** The minutes of the dark half; each fifth is larger. */
const minutes = Array.from({ length: 29 }, (_, index) => {
	const angle = ((index + 1) * Math.PI) / 30;
	const [x, y] = [400 - 362 * Math.sin(angle), 400 + 362 * Math.cos(angle)];
	return circle(Number(x.toFixed(1)), Number(y.toFixed(1)), (index + 1) % 5 === 0 ? 15 : 9);
}).join("");
const clock: readonly Shape[] = [
	["noche2", circle(400, 400, 400)],
	["sol", "M400 0a400 400 0 0 1 0 800z"],
	["noche3", minutes],
];

/** The half hour between a question above and its answer below. */
export function AuditHero({ text, form }: { text: AuditText; form: string }) {
	return (
		<header className="first-screen audit-hero noche" id="top">
			<div className="wide">
				<h1>{text.heading}</h1>
				<p className="intro">{text.intro}</p>
				<p className="row">
					<ButtonLink look="sun" href={form}>
						{text.closing.button}
					</ButtonLink>
				</p>
			</div>
			<div className="first-screen-art audit-clock">
				<Drawing size={[800, 800]} shapes={clock}>
					<path className="arrives" fill="var(--celeste)" d={drop(335, 0, 65, "sw")} />
					<path className="arrives answering" fill="var(--ladrillo)" d={drop(335, 670, 65, "se")} />
				</Drawing>
				<p className="audit-minutes" aria-hidden="true">
					<b>{text.minutes}</b> {text.minutesUnit}
				</p>
				<ul className="audit-results" aria-hidden="true">
					{text.results.map((result) => (
						<li key={result}>
							<Icon name="check" />
							{result}
						</li>
					))}
				</ul>
			</div>
			<ul className="wide audit-benefits">
				{text.benefits.map((benefit) => (
					<li key={benefit}>{benefit}</li>
				))}
			</ul>
		</header>
	);
}
