import { createContext, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { silentMs, typingMs } from "../../live-times.ts";
import { isServerReached } from "../frame/keep-last.ts";
import { createRefresher, hangsMs } from "../frame/refresher.ts";

/** lost: nothing is known of the server; polling: it is asked every few seconds. */
type LiveState = "live" | "polling" | "lost";

/** Who is writing, by conversation: the name of a colleague, or null for the visitor. */
export type Typists = ReadonlyMap<string, string | null>;

type LiveUpdates = { state: LiveState; typing: Typists };

export const LiveContext = createContext<LiveUpdates>({ state: "live", typing: new Map() });

/** The least milliseconds between two updates of the page. */
const between = 400;
/** Milliseconds between two questions to a server whose events do not come. */
const everyMs = 5_000;
/** Milliseconds after which all is read anew: nobody tells that a visitor left. */
const presentFor = 60_000;

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
		const timer = setInterval(() => document.hidden || refresh(), presentFor);
		return () => clearInterval(timer);
	}, [refresh]);
	const [state, setState] = useState<LiveState>("live");
	const { typing, note, end } = useTyping();
	useEffect(() => {
		const change = ({ id, isMessage }: { id: string; isMessage: boolean }) => {
			if (isMessage) end(id);
			refresh(id);
		};
		return follow(url, { refresh, setState, note, change });
	}, [url, refresh, note, end]);
	return { state, typing };
}

type Follower = {
	/** @param conversation the only one that changed. */
	refresh(conversation?: string): void;
	setState(state: LiveState): void;
	note(event: { id: string; name: string | null }): void;
	change(event: { id: string; isMessage: boolean }): void;
};

function follow(url: string, { refresh, setState, note, change }: Follower): () => void {
	let isHeard = false;
	let last = performance.now();
	let opened = last;
	let source = listen();
	const timer = setInterval(check, everyMs);
	const leaving = new AbortController();
	document.addEventListener("visibilitychange", () => document.hidden || refresh(), leaving);
	window.addEventListener("offline", lose, leaving);
	window.addEventListener("online", find, leaving);
	return () => {
		source?.close();
		clearInterval(timer);
		leaving.abort();
	};

	function listen() {
		opened = performance.now();
		if (!("EventSource" in window)) return null;
		const next = new EventSource(url);
		next.addEventListener("alive", hear);
		next.addEventListener("changed", ({ data }) => {
			hear();
			change(JSON.parse(data));
		});
		next.addEventListener("typing", ({ data }) => note(JSON.parse(data)));
		// A stream ends by itself after some minutes, and is opened again within a second.
		next.onerror = () => {
			if (isHeard) last = performance.now();
			isHeard = false;
		};
		return next;
	}
	function lose() {
		isHeard = false;
		source?.close();
		source = null;
		setState("lost");
	}
	function find() {
		source ??= listen();
		refresh();
	}
	function hear() {
		if (!isHeard) refresh();
		isHeard = true;
		last = performance.now();
		setState("live");
	}
	function check() {
		if (isServerReached && performance.now() - last < (isHeard ? silentMs : everyMs)) return;
		setState(navigator.onLine && isServerReached ? "polling" : "lost");
		refresh();
		const isRefused = source !== null && source.readyState === source.CLOSED;
		if (!isHeard && !isRefused && performance.now() - opened < hangsMs) return;
		isHeard = false;
		source?.close();
		source = listen();
	}
}

/** Returns a function that updates the page soon. */
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
	const end = useCallback((id: string) => {
		clearTimeout(timers.current.get(id));
		setTyping((before) => new Map([...before].filter(([conversation]) => conversation !== id)));
	}, []);
	const note = useCallback(
		({ id, name }: { id: string; name: string | null }) => {
			clearTimeout(timers.current.get(id));
			setTyping((before) => new Map(before).set(id, name));
			timers.current.set(id, setTimeout(end, typingMs, id));
		},
		[end],
	);
	return { typing, note, end };
}
