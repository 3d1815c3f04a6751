import { useEffect, useRef, useState } from "react";
import { useLocation, useParams } from "react-router";
import { playChime } from "../../chat/chime.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { readInboxFlag, storeInboxFlag } from "./inbox-memory.ts";
import type { InboxView, ItemView } from "./inbox-view.server.ts";

/** Sound, the number in the title, and on request a notice of the system, when somebody waits for an answer. */
export function InboxAlerts({ view }: { view: InboxView }) {
	const { text, waiting, waitingItems } = view;
	const [muted, setMuted] = useState(false);
	const [notices, setNotices] = useState<NotificationPermission | "off">("off");
	useEffect(() => {
		setMuted(readInboxFlag("inbox muted"));
		if ("Notification" in window && readInboxFlag("inbox notices")) setNotices(Notification.permission);
	}, []);
	useTitleBadge(muted ? 0 : waiting);
	useNewLines(waitingItems, ({ id, name, path }) => {
		if (muted) return;
		playChime();
		if (notices !== "granted" || !document.hidden) return;
		const notice = new Notification(text.noticeTitle, { body: name ?? text.writers.visitor, tag: id });
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

/** Calls once for each new line of a visitor who waits for a person, but not for the conversation in front. */
function useNewLines(waiting: readonly ItemView[], onNew: (item: ItemView) => void): void {
	const { conversation } = useParams();
	const known = useRef<Map<string, number> | null>(null);
	useEffect(() => {
		const before = known.current;
		known.current = new Map(waiting.map(({ id, unread }) => [id, unread]));
		if (!before) return;
		const isNew = ({ id, unread }: ItemView) => unread > (before.get(id) ?? 0);
		const isInFront = ({ id }: ItemView) => id === conversation && !document.hidden;
		const item = waiting.find((one) => isNew(one) && !isInFront(one));
		if (item) onNew(item);
	});
}
