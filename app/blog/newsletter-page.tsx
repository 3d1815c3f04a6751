import type { ReactNode } from "react";

type Props = { title: string; back: { href: string; label: string }; children: ReactNode };

/** A page of the newsletter: one thing to do or to be told. */
export function NewsletterPage({ title, back, children }: Props) {
	return (
		<section className="newsletter newsletter-alone cielo">
			<div className="wide">
				<div className="newsletter-form paper">
					<h1>{title}</h1>
					{children}
					<p>
						<a href={back.href}>{back.label}</a>
					</p>
				</div>
			</div>
		</section>
	);
}
