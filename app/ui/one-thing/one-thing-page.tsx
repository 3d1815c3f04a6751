import type { ReactNode } from "react";
import { InlineStyle } from "../../document/inline-style.tsx";
import styles from "./one-thing.css?inline";

type Props = { title: string; lead?: string; back: { href: string; label: string }; children: ReactNode };

export function OneThingPage({ title, lead, back, children }: Props) {
	return (
		<section className="one-thing one-thing-alone cielo">
			<InlineStyle css={styles} />
			<div className="wide one-thing-grid">
				<div>
					<h1>{title}</h1>
					{lead && <p className="lead">{lead}</p>}
					<p className="one-thing-back">
						<a href={back.href}>{back.label}</a>
					</p>
				</div>
				<div className="one-thing-form paper">{children}</div>
			</div>
		</section>
	);
}
