import type { ReactNode } from "react";
import type { ListState } from "../../content/staff/frame/schema.ts";

export function NothingHere({ title, lead, children }: ListState & { children?: ReactNode }) {
	return (
		<div className="panel panel-empty">
			<h2>{title}</h2>
			<p className="quiet">{lead}</p>
			{children}
		</div>
	);
}
