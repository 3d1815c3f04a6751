import { useEffect, useRef } from "react";
import { useLocation, useParams } from "react-router";
import { playChime } from "../../chat/chime.ts";
import { useAlertFlag } from "./alert-flags.ts";
import type { AlertsView } from "./read-frame.server.ts";
import { useReadAlerts } from "./use-read-alerts.ts";

type Alert = AlertsView["alerts"][number];

export function useAlerts(loaded: AlertsView | null): number {
	const alerts = useReadAlerts(loaded);
	const isMuted = useAlertFlag("inbox muted");
	const hasNotices = useAlertFlag("inbox notices");
	const waiting = alerts?.waiting ?? 0;
	useTitleBadge(isMuted ? 0 : waiting);
	useNews(alerts, (alert) => {
		if (isMuted) return;
		playChime();
		if (hasNotices && document.hidden && Notification.permission === "granted") notify(alert);
	});
	return waiting;
}

function notify({ conversationId, title, body, path }: Alert): void {
	const notice = new Notification(title, { body, tag: conversationId });
	notice.onclick = () => {
		window.focus();
		window.location.assign(path);
	};
}

function useTitleBadge(waiting: number): void {
	const { key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: each page has a title of its own.
	useEffect(() => {
		const title = document.title.replace(/^\(\d+\) /, "");
		document.title = waiting > 0 ? `(${waiting}) ${title}` : title;
	}, [waiting, key]);
}

/** Milliseconds for which the page that gives an alert keeps the other pages of the browser from giving it, too. */
const toldMs = 2_000;

function useNews(view: AlertsView | null, onNews: (alert: Alert) => void): void {
	const { conversation } = useParams();
	const known = useRef<ReadonlySet<string> | null>(null);
	useEffect(() => {
		const before = known.current;
		known.current = view && new Set(view.alerts.map(({ key }) => key));
		const isInFront = (one: Alert) => one.conversationId === conversation && !document.hidden;
		const news = before && view?.alerts.find((one) => !before.has(one.key) && !isInFront(one));
		if (!news) return;
		if (!("locks" in navigator)) return onNews(news);
		void navigator.locks.request(news.key, { ifAvailable: true }, async (lock) => {
			if (!lock) return;
			onNews(news);
			await new Promise((resolve) => setTimeout(resolve, toldMs));
		});
	});
}
