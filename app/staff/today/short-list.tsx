import { Link } from "react-router";
import type { TodayText } from "../../../content/today/schema.ts";
import { RouteLink } from "../../signed-in/route-link.tsx";
import type { TodayList } from "./today-view.server.ts";

/** The first entries of a list that waits for the team, and the way to all of them. */
export function ShortList({ list, words }: { list: TodayList; words: TodayText }) {
	const { name, count, path, entries } = list;
	const { title, action } = words.lists[name];
	const isCut = count !== String(entries.length);
	return (
		<section className="panel today-card" aria-labelledby={`today-${name}`}>
			<header>
				<h2 id={`today-${name}`}>{title}</h2>
				<span className={name === "deliveries" ? "today-late" : "quiet"}>{count}</span>
				{isCut && (
					<Link to={path} aria-label={`${words.all}: ${title}`}>
						{words.all}
					</Link>
				)}
			</header>
			<ul>
				{entries.map((entry) => (
					<li key={entry.id} className="today-entry">
						<div>
							<p className="today-cut">
								<b>{entry.title}</b>
							</p>
							{entry.about && (
								<p className={entry.late ? "small today-late" : "small quiet"}>{entry.about}</p>
							)}
						</div>
						<RouteLink look="small quiet" to={entry.path} aria-label={`${action}: ${entry.title}`}>
							{action}
						</RouteLink>
					</li>
				))}
			</ul>
		</section>
	);
}
