import { Link } from "react-router";
import type { TodayText } from "../../../content/today/schema.ts";
import { RouteLink } from "../../signed-in/route-link.tsx";
import { DoneMessage } from "../../ui/form/done-message.tsx";
import { CoffeeBreak } from "../inbox/coffee-break.tsx";
import { useLive } from "../inbox/use-live.ts";
import type { Route } from "./+types/page";
import { TodayContacts } from "./contacts.tsx";
import { TodayHead } from "./head.tsx";
import type { LastWeekView } from "./last-week-view.server.ts";
import { type TodayList, todayView } from "./today-view.server.ts";

export function loader({ request, context }: Route.LoaderArgs) {
	return todayView(request, context);
}

export const handle = { readsLive: true };

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.title }];

export default function TodayPage({ loaderData: view }: Route.ComponentProps) {
	const { done, contacts, lists, week, words, path, events, changesIn } = view;
	return (
		<>
			{events && <ReadAnew events={events} changesIn={changesIn} />}
			<TodayHead view={view} />
			{done && <DoneMessage text={done} />}
			{view.isDone ? (
				<div className="today-done">
					<CoffeeBreak />
				</div>
			) : (
				<div className="today-page">
					{contacts && <TodayContacts contacts={contacts} words={words} path={path} />}
					{(lists.length > 0 || week) && (
						<div className="today-stack">
							{week && <LastWeekCard week={week} />}
							{lists.map((list) => (
								<ShortList key={list.name} list={list} words={words} />
							))}
						</div>
					)}
				</div>
			)}
		</>
	);
}

/** Reads the page anew when a conversation changed. */
function ReadAnew({ events, changesIn }: { events: string; changesIn: number | null }) {
	useLive(events, changesIn);
	return null;
}

/** The first entries of a list that waits for the team, and the way to all of them. */
function ShortList({ list, words }: { list: TodayList; words: TodayText }) {
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

const size = 200;

/** Circles whose areas are as the figures, and the figures. */
function LastWeekCard({ week }: { week: LastWeekView }) {
	const most = Math.max(1, ...week.rows.map(({ count }) => count));
	return (
		<section className="panel today-card" aria-labelledby="today-week">
			<header>
				<h2 id="today-week">{week.title}</h2>
				<span className="quiet">{week.days}</span>
			</header>
			<div className="today-week">
				<svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
					{week.rows.map(({ name, count }) => {
						const radius = (size / 2) * Math.sqrt(count / most);
						return <circle key={name} className={name} cx={radius} cy={size - radius} r={radius} />;
					})}
				</svg>
				<table>
					<thead className="visually-hidden">
						<tr>
							<td />
							{week.heads.map((head) => (
								<th key={head} scope="col">
									{head}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{week.rows.map(({ name, label, count, change }) => (
							<tr key={name}>
								<th scope="row">
									<span className={`drop ${name}`} aria-hidden="true" />
									{label}
								</th>
								<td>
									<b>{count}</b>
								</td>
								<td className="small quiet">{change}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</section>
	);
}
