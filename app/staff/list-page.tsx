import type { ReactNode } from "react";
import type { StaffText } from "../../content/staff/schema.ts";
import { RouteLink } from "../signed-in/route-link.tsx";

type Props = {
	title: string;
	tools?: ReactNode;
	done?: string | null;
	above?: ReactNode;
	after?: ReactNode;
	text: StaffText;
	empty: boolean;
	narrowed?: boolean;
	next: string | null;
	children: ReactNode;
};

export function ListPage({ title, tools, done, above, after, text, empty, narrowed, next, children }: Props) {
	return (
		<>
			<header className="screen-head">
				<h1>{title}</h1>
				{tools}
			</header>
			{done && (
				<p className="alert alert-done" role="status">
					<b>{done}</b>
				</p>
			)}
			{above}
			{empty ? (
				<div className="panel panel-empty">
					<h2>{text.none}</h2>
					<p className="quiet">{narrowed ? text.noneNext : text.noneYet}</p>
				</div>
			) : (
				children
			)}
			{next && (
				<p>
					<RouteLink look="small outline" to={next}>
						{text.next}
					</RouteLink>
				</p>
			)}
			{after}
		</>
	);
}
