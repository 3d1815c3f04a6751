import type { ReactNode } from "react";

export function CallToAction({
	colour,
	heading,
	intro,
	picture,
	children,
}: {
	colour: string;
	heading: string;
	intro?: string;
	/** Stands on the lower edge: beside the words where its class is `call-picture`, else below them. */
	picture?: ReactNode;
	children: ReactNode;
}) {
	return (
		<section className={`call ${colour}`}>
			<div className="wide">
				<h2>{heading}</h2>
				{intro && <p className="intro">{intro}</p>}
				<p className="row">{children}</p>
			</div>
			{picture}
		</section>
	);
}
