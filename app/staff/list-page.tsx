import type { ReactNode } from "react";
import { useActionData } from "react-router";
import type { ListState } from "../../content/staff/frame/schema.ts";
import type { StaffText } from "../../content/staff/schema.ts";
import { RouteLink } from "../signed-in/route-link.tsx";

type Props = {
	title: string;
	tools?: ReactNode;
	done?: string | null;
	above?: ReactNode;
	after?: ReactNode;
	text: StaffText;
	/** What an empty list says; false: it is not empty. */
	empty: ListState | false;
	narrowed?: boolean;
	next: string | null;
	children: ReactNode;
};

export function ListPage({ title, tools, done, above, after, text, empty, narrowed, next, children }: Props) {
	const isAnswered = useActionData() !== undefined;
	return (
		<>
			<header className="screen-head">
				<h1>{title}</h1>
				{tools}
			</header>
			{done && !isAnswered && (
				<p className="alert alert-done" role="status">
					<b>{done}</b>
				</p>
			)}
			{above}
			{empty ? <NothingHere {...(narrowed ? text.narrowed : empty)} /> : children}
			{next && (
				<p>
					<RouteLink look="small quiet" to={next}>
						{text.next}
					</RouteLink>
				</p>
			)}
			{after}
		</>
	);
}

export function NothingHere({ title, intro, children }: ListState & { children?: ReactNode }) {
	return (
		<div className="panel panel-empty">
			<h2>{title}</h2>
			<p className="quiet">{intro}</p>
			{children}
		</div>
	);
}
