import { useEffect, useReducer } from "react";
import type { FlowMessage } from "../../../content/industries/flow-schema.ts";
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

type PlayedMessage = { id: number; step: number; from: FlowMessage[0]; text: string };

export type PlayerState = {
	step: number;
	live: boolean;
	/** Seconds. */
	elapsed: number;
	moved: boolean;
	messages: readonly PlayedMessage[];
	typing: boolean;
};

export type PlayerMove =
	| { kind: "toggle" }
	| { kind: "reset" }
	| { kind: "go"; step: number }
	| { kind: "second"; most: number }
	| { kind: "say"; text: string }
	| { kind: "answer"; replies: readonly string[] };

export function startPlayer(step: number): PlayerState {
	return { step, live: false, elapsed: 0, moved: false, messages: [], typing: false };
}

export function movePlayer(state: PlayerState, move: PlayerMove): PlayerState {
	switch (move.kind) {
		case "toggle":
			return { ...state, live: !state.live };
		case "reset":
			return { ...startPlayer(0), live: state.live };
		case "go":
			return move.step === state.step ? state : { ...state, step: move.step, elapsed: 0, moved: true };
		case "second":
			return { ...state, elapsed: Math.min(state.elapsed + 1, move.most) };
		case "say":
			return { ...add(state, "user", state.step, move.text), typing: true };
		case "answer": {
			const messageStep = state.messages.at(-1)?.step ?? state.step;
			const replyCount = state.messages.filter(({ from }) => from === "bot").length;
			const reply = move.replies[replyCount % move.replies.length] ?? "";
			return { ...add(state, "bot", messageStep, reply), typing: false };
		}
	}
}

function add(state: PlayerState, from: PlayedMessage["from"], step: number, text: string): PlayerState {
	return { ...state, messages: [...state.messages, { id: state.messages.length, step, from, text }] };
}
