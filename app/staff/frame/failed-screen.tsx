import type { ReactNode } from "react";
import { isRouteErrorResponse } from "react-router";
import type { StaffText } from "../../../content/staff/schema.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";

type Props = { error: unknown; text: StaffText["failed"]; className?: string; children?: ReactNode };

export function FailedScreen({ error, text, className = "panel panel-empty", children }: Props) {
	const isGone = isRouteErrorResponse(error) && error.status === 404;
	const { title, lead } = isGone ? text.gone : text.broken;
	return (
		<section className={className} role="alert">
			<title>{title}</title>
			<h1>{title}</h1>
			<p className="quiet">{lead}</p>
			{!isGone && (
				<p>
					<ButtonLink look="small" href="">
						{text.again}
					</ButtonLink>
				</p>
			)}
			{children}
		</section>
	);
}
