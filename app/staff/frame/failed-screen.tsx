import type { ReactNode } from "react";
import { data, isRouteErrorResponse } from "react-router";
import type { StaffText } from "../../../content/staff/schema.ts";
import type { FrameLink } from "../../signed-in/signed-in-frame.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import type { LoadedFrame } from "./read-frame.server.ts";

type Props = {
	error: unknown;
	text: StaffText["failed"];
	/** Where to go on when another try would not help. */
	back?: FrameLink;
	className?: string;
	children?: ReactNode;
};

export function FailedScreen({ error, text, back, className = "panel panel-empty", children }: Props) {
	const status = isRouteErrorResponse(error) ? error.status : 500;
	const kind = status === 404 ? "gone" : status === 403 ? "forbidden" : "broken";
	const { title, lead } = text[kind];
	return (
		<section className={className} role="alert">
			<title>{title}</title>
			<h1>{title}</h1>
			<p className="quiet">{lead}</p>
			{kind === "broken" ? (
				<p>
					<ButtonLink look="small" href="">
						{text.again}
					</ButtonLink>
				</p>
			) : (
				back && (
					<p>
						<ButtonLink look="small" href={back.href}>
							{text.back.replace("{screen}", back.label)}
						</ButtonLink>
					</p>
				)
			)}
			{children}
		</section>
	);
}

type Forbidden = { kind: "forbidden"; loaded: LoadedFrame };

export function forbidden(loaded: LoadedFrame) {
	return data<Forbidden>({ kind: "forbidden", loaded }, 403);
}

export function isForbidden(error: unknown): error is { data: Forbidden } {
	return isRouteErrorResponse(error) && error.status === 403 && error.data?.kind === "forbidden";
}
