import { useEffect, useReducer } from "react";
import { movePlayer, startPlayer } from "./player-state.ts";
import type { SendEvent } from "./send-event.ts";

/** Milliseconds until the reply to a typed message. */
const replyDelay = 1_500;

type Demo = {
	path: string;
	first: number;
	durations: readonly number[];
	replies: readonly string[];
	send: SendEvent;
};

export function usePlayer({ path, first, durations, replies, send }: Demo) {
	const [state, move] = useReducer(movePlayer, startPlayer(first));
	const { step, live, typing } = state;
	const most = durations[step] ?? 0;

	useEffect(() => {
		if (!live) return;
		const clock = setInterval(() => move({ kind: "second", most }), 1_000);
		return () => clearInterval(clock);
	}, [live, most]);

	useEffect(() => {
		if (!typing) return;
		const answer = setTimeout(() => move({ kind: "answer", replies }), replyDelay);
		return () => clearTimeout(answer);
	}, [typing, replies]);

	return {
		path,
		state,
		most,
		go: (to: number) => move({ kind: "go", step: Math.max(0, Math.min(to, durations.length - 1)) }),
		say: (text: string) => move({ kind: "say", text }),
		toggle: () => {
			send(live ? "demo_paused" : "demo_started", step);
			move({ kind: "toggle" });
		},
		reset: () => {
			send("demo_reset", step);
			move({ kind: "reset" });
		},
	};
}

export type Player = ReturnType<typeof usePlayer>;
