export type Said = { id: number; step: number; from: "user" | "bot"; text: string };

export type PlayerState = {
	/** From 0. Only a person moves it. */
	step: number;
	live: boolean;
	/** Seconds of the step's clock. */
	elapsed: number;
	/** Whether the step was moved since the page came: what is new then arrives. */
	moved: boolean;
	/** What the visitor typed and was answered, at the step it was typed in. */
	said: readonly Said[];
	/** The visitor waits for an answer. */
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
	return { step, live: false, elapsed: 0, moved: false, said: [], typing: false };
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
			const asked = state.said.at(-1)?.step ?? state.step;
			const answered = state.said.filter(({ from }) => from === "bot").length;
			const reply = move.replies[answered % move.replies.length] ?? "";
			return { ...add(state, "bot", asked, reply), typing: false };
		}
	}
}

function add(state: PlayerState, from: Said["from"], step: number, text: string): PlayerState {
	return { ...state, said: [...state.said, { id: state.said.length, step, from, text }] };
}
