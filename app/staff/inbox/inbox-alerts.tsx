import { useEffect, useRef, useState } from "react";
import { useLocation, useParams } from "react-router";
import { playChime } from "../../chat/chime.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import type { InboxView, ItemView } from "./inbox-view.server.ts";

/** Sound, the number in the title, and on request a notice of the system, when somebody waits for an answer. */
export function InboxAlerts({ view }: { view: InboxView }) {
	const { text, waiting } = view;
	const [muted, setMuted] = useState(false);
	const [notices, setNotices] = useState<NotificationPermission | "off">("off");
	useEffect(() => {
		setMuted(readInboxFlag("inbox muted"));
		if ("Notification" in window && readInboxFlag("inbox notices")) setNotices(Notification.permission);
	}, []);
	useTitleBadge(muted ? 0 : waiting);
	useNews(view, ({ id, name, path, waits }) => {
		if (muted) return;
		playChime();
		if (notices !== "granted" || !document.hidden) return;
		const notice = new Notification(waits ? text.noticeTitle : text.snoozeEnded, {
			body: name ?? text.writers.visitor,
			tag: id,
		});
		notice.onclick = () => {
			window.focus();
			window.location.assign(path);
		};
	});
	const mute = () => {
		storeInboxFlag("inbox muted", !muted);
		setMuted(!muted);
	};
	const ask = async () => {
		const permission = await Notification.requestPermission();
		storeInboxFlag("inbox notices", permission === "granted");
		setNotices(permission);
	};
	return (
		<p className="inbox-alerts needs-script">
			<button type="button" className="icon-button" aria-pressed={muted} title={text.mute} onClick={mute}>
				<span className="visually-hidden">{text.mute}</span>
				<Icon name={muted ? "muted" : "sound"} />
			</button>
			{notices === "off" || notices === "default" ? (
				<button type="button" className="inbox-quiet-button" onClick={() => void ask()}>
					{text.notices}
				</button>
			) : (
				<span className="small quiet" role="status">
					{notices === "granted" ? text.noticesOn : text.noticesDenied}
				</span>
			)}
		</p>
	);
}

function useTitleBadge(waiting: number): void {
	const { key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: each page has a title of its own.
	useEffect(() => {
		const title = document.title.replace(/^\(\d+\) /, "");
		document.title = waiting > 0 ? `(${waiting}) ${title}` : title;
	}, [waiting, key]);
}

/** Calls for a new line of a visitor who waits for a person, and for a snooze that ended; not for the conversation in front. */
function useNews(view: InboxView, onNews: (item: ItemView) => void): void {
	const { conversation } = useParams();
	const known = useRef<InboxView | null>(null);
	useEffect(() => {
		const before = known.current;
		known.current = view;
		if (!before) return;
		const isAwake = ({ snoozedUntil }: ItemView) =>
			snoozedUntil !== null && before.now < snoozedUntil && snoozedUntil <= view.now;
		const isNew = ({ id, unread }: ItemView) =>
			unread > (before.waitingItems.find((one) => one.id === id)?.unread ?? 0);
		const isInFront = ({ id }: ItemView) => id === conversation && !document.hidden;
		const shown = view.groups.flatMap(({ items }) => items);
		const news = [...view.waitingItems.filter((one) => isNew(one) || isAwake(one)), ...shown.filter(isAwake)];
		const item = news.find((one) => !isInFront(one));
		if (item) onNews(item);
	});
}

type InboxFlag = "inbox muted" | "inbox notices";

function readInboxFlag(flag: InboxFlag): boolean {
	try {
		return localStorage.getItem(flag) === "1";
	} catch {
		return false;
	}
}

function storeInboxFlag(flag: InboxFlag, value: boolean): void {
	try {
		if (value) localStorage.setItem(flag, "1");
		else localStorage.removeItem(flag);
	} catch {
		// It then holds for this page only.
	}
}
