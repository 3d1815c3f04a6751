import { Outlet } from "react-router";
import { keepLast } from "../frame/keep-last.ts";
import type { Route } from "./+types/layout";
import { InboxAlerts } from "./inbox-alerts.tsx";
import { useInboxKeys } from "./inbox-keys.tsx";
import { InboxList } from "./inbox-list.tsx";
import { inboxView } from "./inbox-view.server.ts";
import { LiveContext, useLive } from "./use-live.ts";

/** The list stays as it is while its conversations are opened one after the other. */
export const handle = { staysMounted: true, readsLive: true };

export function loader({ request, context }: Route.LoaderArgs) {
	return inboxView(request, context);
}

const last = keepLast<Awaited<ReturnType<typeof loader>>>("any");

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
	return last.load(request.url, serverLoader);
}

export default function Inbox({ loaderData }: Route.ComponentProps) {
	last.useShown(loaderData);
	const inbox = useInboxKeys();
	const live = useLive(loaderData.events, loaderData.changesIn);
	return (
		<LiveContext value={live}>
			<div className="inbox" ref={inbox}>
				<InboxList view={loaderData} typing={live.typing}>
					<InboxAlerts text={loaderData.text} />
					{live.state !== "live" && (
						<p className="inbox-state" role="status">
							{loaderData.text[live.state]}
						</p>
					)}
				</InboxList>
				<Outlet context={loaderData} />
			</div>
		</LiveContext>
	);
}
