import { nearMoment } from "../../../content/near-moment.ts";
import { deviceName } from "../../../domain/accounts/sign-in/device-name.ts";
import { successes } from "../../../domain/accounts/sign-in/sign-in-event.ts";
import { readSignIns } from "../../../domain/accounts/sign-in/sign-in-log.ts";
import { readCursor, writeCursor } from "../../../http/cursor.ts";
import { type SignInEvent, signInEvents } from "../../../shared/account.ts";
import { NearDate } from "../../ui/near-date/near-date.tsx";
import { ListChoice, ListPage, ListSearch } from "../list-page.tsx";
import { staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";
import { signInFilter } from "./sign-in-filter.server.ts";

const namesFactor: ReadonlySet<SignInEvent> = new Set([
	"signed-in",
	"new-device",
	"confirmed",
	"confirm-refused",
]);

export async function loader({ request, context }: Route.LoaderArgs) {
	const { services, db, language, searchParams, to, text } = staffRequest(request, context);
	const words = text.signIns;
	const filter = signInFilter(searchParams);
	const before = readCursor(searchParams.get("before") ?? "") ?? undefined;
	const { entries, next } = await readSignIns(db, filter, before);
	const { event = "", search = "" } = filter;
	const query = new URLSearchParams({ q: search, event });
	const exported = `${to("/sign-ins.csv")}?${query}`;
	if (next) query.set("before", writeCursor(next));
	return {
		text,
		event,
		search,
		exported,
		path: to("/sign-ins"),
		next: next && `${to("/sign-ins")}?${query}`,
		events: signInEvents.map((id) => ({ id, label: words.events[id] })),
		entries: entries.map(({ id, at, event, factor, account, visitorAddress, userAgent }) => ({
			id,
			who: account ? `${account.name} (${account.username})` : words.unknown,
			what: words.events[event],
			isGood: successes.includes(event) || event === "confirmed",
			from: [namesFactor.has(event) && factor && words.factors[factor], visitorAddress, deviceName(userAgent)]
				.filter(Boolean)
				.join(" · "),
			at: nearMoment(at, services.runtime.now(), language),
		})),
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.text.screens["sign-ins"] }];

export default function SignIns({ loaderData }: Route.ComponentProps) {
	const { text, entries, next, event, search } = loaderData;
	return (
		<ListPage
			title={text.screens["sign-ins"]}
			text={text}
			empty={entries.length === 0 && text.nothing["sign-ins"]}
			narrowed={Boolean(search || event)}
			next={next}
			tools={<SignInSearch {...loaderData} />}
		>
			<ul className="panel screen-list">
				{entries.map(({ id, who, what, isGood, from, at }) => (
					<li key={id}>
						<div>
							<h2 className="screen-item">{who}</h2>
							<p className="small quiet">
								<span className={isGood ? "tag" : "tag tag-problem"}>{what}</span> {from}
							</p>
						</div>
						<p className="small quiet">
							<NearDate at={at} />
						</p>
					</li>
				))}
			</ul>
		</ListPage>
	);
}

type Loaded = Route.ComponentProps["loaderData"];

function SignInSearch({ text, path, exported, search, event, events }: Loaded) {
	const words = text.signIns;
	return (
		<ListSearch
			path={path}
			send={text.search}
			field={{ typed: search, label: words.search, hint: words.search }}
			exported={{ path: exported, label: words.export }}
		>
			<ListChoice name="event" label={words.event} all={text.all} value={event} options={events} />
		</ListSearch>
	);
}
