import { expect, it } from "vitest";
import { movePlayer, type PlayerMove, startPlayer } from "./use-player.ts";

const play = (...moves: PlayerMove[]) => moves.reduce(movePlayer, startPlayer(0));
const replies = ["one", "two"];

it("runs a step's clock to its end and never into the next step", () => {
	const seconds = Array.from({ length: 40 }, () => ({ kind: "second", most: 15 }) as const);
	expect(play({ kind: "toggle" }, ...seconds)).toMatchObject({ step: 0, elapsed: 15, live: true });
});

it("starts each step's clock anew, and keeps it when the step is asked for again", () => {
	expect(play({ kind: "second", most: 15 }, { kind: "go", step: 3 })).toMatchObject({ step: 3, elapsed: 0 });
	expect(play({ kind: "second", most: 15 }, { kind: "go", step: 0 })).toMatchObject({ elapsed: 1 });
});

it("goes back to the first step when it is reset, without what was typed, and stays as it ran", () => {
	const state = play(
		{ kind: "toggle" },
		{ kind: "go", step: 4 },
		{ kind: "say", text: "hola" },
		{ kind: "reset" },
	);
	expect(state).toMatchObject({ step: 0, elapsed: 0, messages: [], typing: false, live: true });
});

it("answers in turn, at the step where it was asked", () => {
	const state = play(
		{ kind: "go", step: 1 },
		{ kind: "say", text: "a" },
		{ kind: "go", step: 2 },
		{ kind: "answer", replies },
		{ kind: "say", text: "b" },
		{ kind: "answer", replies },
		{ kind: "say", text: "c" },
		{ kind: "answer", replies },
	);
	expect(state.messages.map(({ step, text }) => [step, text])).toEqual([
		[1, "a"],
		[1, "one"],
		[2, "b"],
		[2, "two"],
		[2, "c"],
		[2, "one"],
	]);
});
