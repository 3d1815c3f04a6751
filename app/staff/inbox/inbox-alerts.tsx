import { useEffect, useState } from "react";
import { Icon } from "../../ui/icon/icon.tsx";
import { storeAlertFlag, useAlertFlag } from "../frame/alert-flags.ts";
import type { InboxView } from "./inbox-view.server.ts";

export function InboxAlerts({ text }: Pick<InboxView, "text">) {
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
