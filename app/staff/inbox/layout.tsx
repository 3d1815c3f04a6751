import { type RefObject, useEffect, useRef, useState } from "react";
import { Outlet } from "react-router";
import { Icon } from "../../ui/icon/icon.tsx";
import { storeAlertFlag, useAlertFlag } from "../frame/alert-flags.ts";
import type { Route } from "./+types/layout";
import { InboxList } from "./inbox-list.tsx";
import { type InboxView, inboxView } from "./inbox-view.server.ts";
import { keepLast } from "./keep-last.ts";
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
					<InboxAlerts view={loaderData} />
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

function InboxAlerts({ view: { text } }: { view: InboxView }) {
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

/** Keys of one letter, while the focus is in the inbox and in no field: J and K move in the list, R replies, N notes. */
function useInboxKeys(): RefObject<HTMLDivElement | null> {
	const inbox = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const leaving = new AbortController();
		inbox.current?.addEventListener("keydown", onKey, leaving);
		return () => leaving.abort();
	}, []);
	return inbox;
}

function onKey(event: KeyboardEvent): void {
	const { key, target, currentTarget, ctrlKey, metaKey, altKey, shiftKey } = event;
	if (ctrlKey || metaKey || altKey || shiftKey || !(currentTarget instanceof HTMLElement)) return;
	if (target instanceof Element && target.closest("input, textarea, select")) return;
	const goal = goalOf(key.toLowerCase(), currentTarget);
	if (!goal) return;
	event.preventDefault();
	goal.focus();
}

function goalOf(key: string, inbox: HTMLElement): HTMLElement | null | undefined {
	if (key === "j") return rowBeside(inbox, 1);
	if (key === "k") return rowBeside(inbox, -1);
	if (key !== "r" && key !== "n") return null;
	const audience = key === "r" ? "answer" : "note";
	const choice = inbox.querySelector<HTMLInputElement>(`[name=audience][value=${audience}]`);
	// Whoever does not have the conversation takes it before they reply.
	if (!choice) return inbox.querySelector<HTMLElement>(".thread-head form button");
	choice.click();
	return inbox.querySelector<HTMLElement>("#attend-message");
}

function rowBeside(inbox: HTMLElement, step: 1 | -1): HTMLElement | undefined {
	const rows = [...inbox.querySelectorAll<HTMLElement>(".inbox-item")];
	const focused = rows.findIndex((row) => row.matches(":focus"));
	const at = focused >= 0 ? focused : rows.findIndex((row) => row.ariaCurrent);
	return at < 0 ? rows.at(step > 0 ? 0 : -1) : rows[at + step];
}
