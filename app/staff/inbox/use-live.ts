import { createContext, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { PageEventSource, TeamPageEvents } from "../../../shared/live.ts";
import { silentMs, typingMs } from "../../live-times.ts";
import { isAllRead } from "../frame/keep-last.ts";
import { createRefresher, hangsMs } from "../frame/refresher.ts";

/** unreachable: nothing is known of the server; polling: it is asked every few seconds. */
type LiveState = "live" | "polling" | "unreachable";

/** Who is writing, by conversation: the name of a colleague, or null for the visitor. */
export type Typists = ReadonlyMap<string, string | null>;

type LiveUpdates = { state: LiveState; typing: Typists };

export const LiveContext = createContext<LiveUpdates>({ state: "live", typing: new Map() });

/** The least milliseconds between two updates of the page. */
const between = 400;
/** Milliseconds between two questions to a server whose events do not come. */
const pollIntervalMs = 5_000;
/** Milliseconds until all is read anew: a killed process announces no absence, and no event says when `wroteFor` ends. */
const readAnewMs = 60_000;

/** The conversations that the reading under way is about; null: all. */
let changed: ReadonlySet<string> | null = null;

export function isChanged(conversation: string | null): boolean {
	return changed === null || conversation === null || changed.has(conversation);
}

/**
 * Reads the page anew when anything changed: at once by the server's events, else by asking again and again.
 * @param changesIn milliseconds until something changes by itself; null: nothing does.
 */
export function useLive(url: string, changesIn: number | null): LiveUpdates {
	const refresh = useRefresh();
	useAfter(changesIn, refresh);
	useEffect(() => {
		const timer = setInterval(() => document.hidden || refresh(), readAnewMs);
		return () => clearInterval(timer);
	}, [refresh]);
	const [state, setState] = useState<LiveState>("live");
	const { typing, showTyping, hideTyping } = useTyping();
	useEffect(() => {
		const onChange = ({ id, isMessage }: TeamPageEvents["changed"]) => {
			if (id && isMessage) hideTyping(id);
			refresh(id);
		};
		return follow(url, { refresh, setState, showTyping, onChange });
	}, [url, refresh, showTyping, hideTyping]);
	return { state, typing };
}

type Follower = {
	/** @param conversation the only one that changed. */
	refresh(conversation?: string): void;
	setState(state: LiveState): void;
	showTyping(event: TeamPageEvents["typing"]): void;
	onChange(change: TeamPageEvents["changed"]): void;
};

function follow(url: string, { refresh, setState, showTyping, onChange }: Follower): () => void {
	let isConnected = false;
	let last = performance.now();
	let opened = last;
	let source = listen();
	const timer = setInterval(check, pollIntervalMs);
	const leaving = new AbortController();
	document.addEventListener("visibilitychange", () => document.hidden || refresh(), leaving);
	window.addEventListener("offline", goOffline, leaving);
	window.addEventListener("online", reconnect, leaving);
	return () => {
		source?.close();
		clearInterval(timer);
		leaving.abort();
	};

	function listen() {
		opened = performance.now();
		if (!("EventSource" in window)) return null;
		const next: PageEventSource<TeamPageEvents> = new EventSource(url);
		next.addEventListener("alive", onAlive);
		next.addEventListener("changed", ({ data }) => {
			onAlive();
			onChange(JSON.parse(data));
		});
		next.addEventListener("typing", ({ data }) => showTyping(JSON.parse(data)));
		// A stream ends by itself after some minutes, and is opened again within a second.
		next.onerror = () => {
			if (isConnected) last = performance.now();
			isConnected = false;
		};
		return next;
	}
	function goOffline() {
		isConnected = false;
		source?.close();
		source = null;
		setState("unreachable");
	}
	function reconnect() {
		source ??= listen();
		refresh();
	}
	function onAlive() {
		if (!isConnected) refresh();
		isConnected = true;
		last = performance.now();
		setState("live");
	}
	function check() {
		if (isAllRead() && performance.now() - last < (isConnected ? silentMs : pollIntervalMs)) return;
		setState(navigator.onLine && isAllRead() ? "polling" : "unreachable");
		refresh();
		const isRefused = source !== null && source.readyState === source.CLOSED;
		if (!isConnected && !isRefused && performance.now() - opened < hangsMs) return;
		isConnected = false;
		source?.close();
		source = listen();
	}
}

function useRefresh(): Follower["refresh"] {
	const { revalidate } = useRevalidator();
	const wanted = useRef<ReadonlySet<string> | "all">(new Set<string>());
	const refresher = useMemo(
		() =>
			createRefresher(between, async (isHung) => {
				changed = isHung || wanted.current === "all" ? null : wanted.current;
				wanted.current = new Set();
				await revalidate();
				changed = null;
			}),
		[revalidate],
	);
	useEffect(() => refresher.stop, [refresher]);
	return useCallback(
		(conversation?: string) => {
			const isAll = conversation === undefined || wanted.current === "all";
			wanted.current = isAll ? "all" : new Set(wanted.current).add(conversation);
			refresher.ask();
		},
		[refresher],
	);
}

function useAfter(milliseconds: number | null, act: () => void): void {
	useEffect(() => {
		if (milliseconds === null) return;
		const timer = setTimeout(act, milliseconds);
		return () => clearTimeout(timer);
	}, [milliseconds, act]);
}

function useTyping() {
	const [typing, setTyping] = useState<Typists>(new Map());
	const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
	const hideTyping = useCallback((id: string) => {
		clearTimeout(timers.current.get(id));
		setTyping((before) => new Map([...before].filter(([conversation]) => conversation !== id)));
	}, []);
	const showTyping = useCallback(
		({ id, name }: TeamPageEvents["typing"]) => {
			clearTimeout(timers.current.get(id));
			setTyping((before) => new Map(before).set(id, name));
			timers.current.set(id, setTimeout(hideTyping, typingMs, id));
		},
		[hideTyping],
	);
	return { typing, showTyping, hideTyping };
}
