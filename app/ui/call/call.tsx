import type { ReactNode } from "react";

/** The last block of a page: one line said large, and what to do next. */
export function Call({
	colour,
	heading,
	children,
}: {
	colour: string;
	heading: string;
	children: ReactNode;
}) {
	return (
		<section className={`call ${colour}`}>
			<div className="wide">
				<h2>{heading}</h2>
				<p className="row">{children}</p>
			</div>
		</section>
	);
}
