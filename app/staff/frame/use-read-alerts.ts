import { useEffect, useState } from "react";
import { useMatches } from "react-router";
import type { PageEventSource, TeamPageEvents } from "../../../shared/live.ts";
import type { AlertsView } from "./read-frame.server.ts";
import { createRefresher } from "./refresher.ts";

const betweenMs = 1_000;
/** Milliseconds after which alerts are read whatever the events say: they may not come. */
const everyMs = 30_000;

/** A screen with `handle = { readsLive: true }` reads all of it anew by itself, the frame included. */
export function useReadAlerts(loaded: AlertsView | null): AlertsView | null {
	const [read, setRead] = useState<AlertsView | null>(null);
	const isReadByScreen = useMatches().some(({ handle }) => readsLive(handle));
	const events = isReadByScreen ? null : loaded?.events;
	const newest = read && loaded && read.at > loaded.at ? read : loaded;
	const changesIn = newest?.changesIn ?? null;
	useEffect(() => {
		if (!events) return;
		const leaving = new AbortController();
		const { ask, stop } = createRefresher(betweenMs, async () => {
			const alerts = await readAlerts(events, leaving.signal);
			if (alerts) setRead(alerts);
		});
		const timer = setInterval(ask, everyMs);
		listen(events, ask, leaving.signal);
		return () => {
			clearInterval(timer);
			stop();
			leaving.abort();
		};
	}, [events]);
	useEffect(() => {
		if (!events || changesIn === null) return;
		const timer = setTimeout(async () => setRead(await readAlerts(events)), changesIn);
		return () => clearTimeout(timer);
	}, [events, changesIn]);
	return newest;
}

function readsLive(handle: unknown): boolean {
	return typeof handle === "object" && handle !== null && "readsLive" in handle;
}

async function readAlerts(events: string, signal?: AbortSignal): Promise<AlertsView | null> {
	try {
		const response = await fetch(events, { headers: { accept: "application/json" }, signal });
		return response.ok ? await response.json() : null;
	} catch {
		return null;
	}
}

/** One stream for all these pages of a browser: over HTTP/1.1 it keeps at most six connections to a site. */
function listen(events: string, onChange: () => void, signal: AbortSignal): void {
	if (!("locks" in navigator)) return;
	const channel = new BroadcastChannel(events);
	channel.onmessage = onChange;
	const stream = () =>
		new Promise<void>((resolve) => {
			const tell = () => {
				onChange();
				channel.postMessage(null);
			};
			let source = open();
			const reopen = setInterval(() => {
				if (source.readyState === source.CLOSED) source = open();
			}, everyMs);
			signal.addEventListener("abort", () => {
				source.close();
				clearInterval(reopen);
				resolve();
			});
			function open() {
				const opened: PageEventSource<TeamPageEvents> = new EventSource(events);
				opened.addEventListener("open", tell);
				opened.addEventListener("changed", tell);
				return opened;
			}
		});
	signal.addEventListener("abort", () => channel.close());
	void navigator.locks.request(events, { signal }, stream).catch(() => undefined);
}
