import type { ReactNode } from "react";

/** The last block of a page: one line said large, perhaps a second one, and what to do next. */
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
