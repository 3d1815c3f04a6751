import { type ReactNode, useEffect } from "react";
import { data, isRouteErrorResponse, useRevalidator } from "react-router";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import type { FrameLink } from "../../signed-in/signed-in-frame.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { isOffline } from "./keep-last.ts";
import type { LoadedFrame } from "./read-frame.server.ts";

type Props = {
	error: unknown;
	text: StaffText["failed"];
	/** Where to go on when another try would not help. */
	back?: FrameLink;
	className?: string;
	/** Whether it opens by itself once the server answers rightly again. */
	retries?: boolean;
	children?: ReactNode;
};

export function FailedScreen({
	error,
	text,
	back,
	className = "panel panel-empty",
	retries,
	children,
}: Props) {
	const kind = kindOf(error);
	const { title, intro } = text[kind];
	useRetry(kind === "unreachable" || (kind === "broken" && retries));
	return (
		<section className={className} role="alert">
			<title>{title}</title>
			<h1>{title}</h1>
			<p className="quiet">{intro}</p>
			{kind === "broken" || kind === "unreachable" ? (
				<p>
					<ButtonLink look="small" href="">
						{text.again}
					</ButtonLink>
				</p>
			) : (
				back && (
					<p>
						<ButtonLink look="small" href={back.href}>
							{fillBlanks(text.back, { screen: back.label })}
						</ButtonLink>
					</p>
				)
			)}
			{children}
		</section>
	);
}

function kindOf(error: unknown): "gone" | "forbidden" | "unreachable" | "broken" {
	if (isOffline(error)) return "unreachable";
	const status = isRouteErrorResponse(error) ? error.status : 500;
	return status === 404 ? "gone" : status === 403 ? "forbidden" : "broken";
}

const retryMs = 5_000;

function useRetry(isWanted = false): void {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		if (!isWanted) return;
		const retry = () => void revalidate();
		const timer = setInterval(retry, retryMs);
		window.addEventListener("online", retry);
		return () => {
			clearInterval(timer);
			window.removeEventListener("online", retry);
		};
	}, [isWanted, revalidate]);
}

type Forbidden = { kind: "forbidden"; loaded: LoadedFrame };

export function forbidden(loaded: LoadedFrame) {
	return data<Forbidden>({ kind: "forbidden", loaded }, 403);
}

export function isForbidden(error: unknown): error is { data: Forbidden } {
	return isRouteErrorResponse(error) && error.status === 403 && error.data?.kind === "forbidden";
}
