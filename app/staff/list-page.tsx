import type { ReactNode } from "react";
import type { StaffText } from "../../content/staff/schema.ts";
import { RouteLink } from "../rooms/route-link.tsx";

type Props = {
	title: string;
	/** Search and filters, or what can be done with all of it. */
	tools?: ReactNode;
	/** What was just done in it, in words. */
	done?: string | null;
	/** What stands above the list, empty or not. */
	above?: ReactNode;
	text: StaffText;
	/** Whether there is anything to list. */
	empty: boolean;
	/** Whether it was searched or filtered. */
	narrowed?: boolean;
	/** Where the list goes on; null on its last page. */
	next: string | null;
	children: ReactNode;
};

/** A list for the staff: its title and tools, its items, and the link to the next page. */
export function ListPage({ title, tools, done, above, text, empty, narrowed, next, children }: Props) {
	return (
		<>
			<header className="room-head">
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
		</>
	);
}
