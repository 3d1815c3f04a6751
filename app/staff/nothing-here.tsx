import type { ReactNode } from "react";
import type { ListState } from "../../content/staff/frame/schema.ts";

export function NothingHere({ title, intro, children }: ListState & { children?: ReactNode }) {
	return (
		<div className="panel panel-empty">
			<h2>{title}</h2>
			<p className="quiet">{intro}</p>
			{children}
		</div>
	);
}
