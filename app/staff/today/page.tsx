import { CoffeeBreak } from "../inbox/coffee-break.tsx";
import { useLive } from "../inbox/use-live.ts";
import type { Route } from "./+types/page";
import { TodayContacts } from "./contacts.tsx";
import { TodayHead } from "./head.tsx";
import { LastWeekCard } from "./last-week.tsx";
import { ShortList } from "./short-list.tsx";
import { todayView } from "./today-view.server.ts";

export function loader({ request, context }: Route.LoaderArgs) {
	return todayView(request, context);
}

export const handle = { readsLive: true };

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.title }];

export default function TodayPage({ loaderData: view }: Route.ComponentProps) {
	const { contacts, lists, week, words, path, events, changesIn } = view;
	return (
		<>
			{events && <ReadAnew events={events} changesIn={changesIn} />}
			<TodayHead view={view} />
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
