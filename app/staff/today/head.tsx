import { fillBlanks } from "../../../content/fill-blanks.ts";
import { RouteLink } from "../../signed-in/route-link.tsx";
import { Hour } from "../../ui/hour/hour.tsx";
import { useSecondsSince, WaitTime } from "../inbox/wait-time.tsx";
import type { TodayView } from "./today-view.server.ts";

export function TodayHead({ view }: { view: TodayView }) {
	const { words, heading, isDone, waiting, date } = view;
	const hidden = waiting ? waiting.count - waiting.items.length : 0;
	return (
		<section className="today-head noche" aria-labelledby="today-heading">
			<div>
				<p className="quiet today-date">{date}</p>
				<TodayClock view={view} />
				<h1 id="today-heading">{heading}</h1>
				{isDone && <p className="quiet">{words.doneIntro}</p>}
			</div>
			{waiting && waiting.items.length > 0 && (
				<div>
					<ol className="today-waiting">
						{waiting.items.map((item) => (
							<WaitingRow key={item.id} item={item} view={view} />
						))}
					</ol>
					{hidden > 0 && (
						<RouteLink look="small outline" to={`${view.inbox}?filter=waiting`}>
							{fillBlanks(words.moreWaiting, { count: waiting.count })}
						</RouteLink>
					)}
				</div>
			)}
		</section>
	);
}

function TodayClock({ view: { words, midnight, now } }: { view: TodayView }) {
	const minutes = Math.floor(useSecondsSince(midnight, now) / 60) % 1_440;
	const [hour, minute] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, "0")];
	return (
		<p>
			<span className="visually-hidden">{words.clock} </span>
			<Hour time={`${hour % 12 || 12}:${minute}`} half={words.halves[hour < 12 ? 0 : 1]} />
		</p>
	);
}

type Waiting = NonNullable<TodayView["waiting"]>["items"][number];

function WaitingRow({ item, view }: { item: Waiting; view: TodayView }) {
	const { name, company, initials, lang, asked, since, age, ariaLabel, path } = item;
	return (
		<li>
			<WaitTime since={since} now={view.now} label={fillBlanks(view.waits, { time: age })} />
			<span className="initials" aria-hidden="true">
				{initials}
			</span>
			<div>
				<p className="today-cut">
					<b>{name}</b> {company && <span className="quiet">{company}</span>}
				</p>
				{asked && (
					<p className="today-asked" lang={lang}>
						{asked}
					</p>
				)}
			</div>
			<RouteLink look="small sun" to={path} aria-label={ariaLabel}>
				{view.words.answer}
			</RouteLink>
		</li>
	);
}
