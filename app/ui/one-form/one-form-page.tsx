import type { ReactNode } from "react";
import { InlineStyle } from "../../document/inline-style.tsx";
import { Drawing } from "../shapes/drawing.tsx";
import { dome, drop, rectangle } from "../shapes/outlines.ts";
import type { Shape } from "../shapes/shapes.tsx";
import styles from "./one-form.css?inline";

type Props = { title: string; intro?: string; back?: { href: string; label: string }; children: ReactNode };

const letter: readonly Shape[] = [
	["noche", dome(210, 230, 210) + rectangle(0, 230, 420, 170)],
	["papel", "M60 60H310A50 50 0 0 1 360 110V380H60z"],
	["cielo2", drop(176, 92, 34, "sw")],
	["ladrillo", `${drop(176, 172, 34, "se")}M0 230A210 150 0 0 0 420 230V400H0z`],
];

/** A page with a title and one form beside it, such as those behind the links of mails. */
export function OneFormPage({ title, intro, back, children }: Props) {
	return (
		<section className="one-form one-form-alone cielo">
			<InlineStyle css={styles} />
			<div className="wide one-form-grid">
				<div>
					<h1>{title}</h1>
					{intro && <p className="intro">{intro}</p>}
					{back && (
						<p className="one-form-back">
							<a href={back.href}>{back.label}</a>
						</p>
					)}
				</div>
				<div className="one-form-form paper">{children}</div>
				<Drawing className="one-form-picture" size={[420, 400]} shapes={letter} />
			</div>
		</section>
	);
}
