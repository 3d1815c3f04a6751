import { useEffect, useState } from "react";
import { Outlet } from "react-router";
import { Icon } from "../../ui/icon/icon.tsx";
import { storeAlertFlag, useAlertFlag } from "../frame/alert-flags.ts";
import { keepLast } from "../frame/keep-last.ts";
import type { Route } from "./+types/layout";
import { useInboxKeys } from "./inbox-keys.tsx";
import { InboxList } from "./inbox-list.tsx";
import { type InboxView, inboxView } from "./inbox-view.server.ts";
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

function InboxAlerts({ text }: Pick<InboxView, "text">) {
	const muted = useAlertFlag("inbox muted");
	const hasNotices = useAlertFlag("inbox notices");
	const [permission, setPermission] = useState<NotificationPermission | "off">("off");
	useEffect(() => {
		if ("Notification" in window && hasNotices) setPermission(Notification.permission);
	}, [hasNotices]);
	const mute = () => storeAlertFlag("inbox muted", !muted);
	const ask = async () => {
		const answer = await Notification.requestPermission();
		storeAlertFlag("inbox notices", answer === "granted");
		setPermission(answer);
	};
	return (
		<p className="inbox-alerts needs-script">
			<button type="button" className="icon-button" aria-pressed={muted} title={text.mute} onClick={mute}>
				<span className="visually-hidden">{text.mute}</span>
				<Icon name={muted ? "muted" : "sound"} />
			</button>
			{permission === "off" || permission === "default" ? (
				<button type="button" className="inbox-quiet-button" onClick={() => void ask()}>
					{text.notices}
				</button>
			) : (
				<span className="small quiet" role="status">
					{permission === "granted" ? text.noticesOn : text.noticesDenied}
				</span>
			)}
		</p>
	);
}
