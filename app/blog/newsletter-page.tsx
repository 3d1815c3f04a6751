import type { ReactNode } from "react";

type Props = { title: string; lead?: string; back: { href: string; label: string }; children: ReactNode };

/** A page of the newsletter: one thing to do or to be told. */
export function NewsletterPage({ title, lead, back, children }: Props) {
	return (
		<section className="newsletter newsletter-alone cielo">
			<div className="wide newsletter-grid">
				<div>
					<h1>{title}</h1>
					{lead && <p className="lead">{lead}</p>}
					<p className="newsletter-back">
						<a href={back.href}>{back.label}</a>
					</p>
				</div>
				<div className="newsletter-form paper">{children}</div>
			</div>
		</section>
	);
}
