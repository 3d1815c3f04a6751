import type { ReactNode } from "react";

export function CallToAction({
	colour,
	heading,
	lead,
	children,
}: {
	colour: string;
	heading: string;
	lead?: string;
	children: ReactNode;
}) {
	return (
		<section className={`call ${colour}`}>
			<div className="wide">
				<h2>{heading}</h2>
				{lead && <p className="lead">{lead}</p>}
				<p className="row">{children}</p>
			</div>
		</section>
	);
}
