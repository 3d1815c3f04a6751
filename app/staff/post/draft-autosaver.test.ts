import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DraftAutosaver, pause } from "./draft-autosaver.ts";
import type { DraftOutcome } from "./draft-state.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const kept = (base: number): DraftOutcome => ({
	kind: "kept",
	postId: "p",
	path: "/blog/p",
	base,
	language: "es",
	languageStays: null,
	preview: null,
});

/** A keeper whose saves are answered one by one. */
function startKeeper({ isBesideTheirs = false, isOnline = true } = {}) {
	const answers: ((outcome: DraftOutcome) => void)[] = [];
	const keep = vi.fn();
	const connection = { isOnline };
	const send = vi.fn(() => new Promise<DraftOutcome>((resolve) => answers.push(resolve)));
	const keeper = new DraftAutosaver({ send, keep, isOnline: () => connection.isOnline, isBesideTheirs });
	const answer = async (outcome: DraftOutcome) => {
		answers.shift()?.(outcome);
		await vi.advanceTimersByTimeAsync(0);
	};
	return { keeper, send, keep, connection, answer, wait: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

it("keeps what is written once, a pause after the last input", async () => {
	const { keeper, send, wait, answer } = startKeeper();
	keeper.write();
	await wait(pause - 1);
	keeper.write();
	await wait(pause - 1);
	expect(send).not.toHaveBeenCalled();
	await wait(1);
	expect(send).toHaveBeenCalledOnce();
	expect(keeper.state()).toEqual({ status: "saving" });
	await answer(kept(2));
	expect(keeper.state()).toMatchObject({ status: "saved" });
	expect(keeper.isUnsaved).toBe(false);
	await wait(10 * pause);
	expect(send).toHaveBeenCalledOnce();
});

it("makes one save at a time, and keeps afterwards what was written meanwhile", async () => {
	const { keeper, send, keep, wait, answer } = startKeeper();
	keeper.write();
	await wait(pause);
	keeper.write();
	await wait(3 * pause);
	expect(send).toHaveBeenCalledOnce();
	await answer(kept(2));
	expect(keep).toHaveBeenCalledOnce();
	expect(keeper.state()).toEqual({ status: "waiting", notice: { status: "saving" } });
	expect(keeper.isUnsaved).toBe(true);
	await wait(pause);
	expect(send).toHaveBeenCalledTimes(2);
	await answer(kept(3));
	expect(keeper.isUnsaved).toBe(false);
});

it("has a press wait for the save under way, whose version the press goes on from", async () => {
	const { keeper, keep, wait, answer } = startKeeper();
	keeper.write();
	await wait(pause);
	expect(keeper.startSubmit()).toBe(false);
	const pressed = keeper.untilSubmittable();
	const again = keeper.untilSubmittable();
	expect(await again).toBe(false);
	expect(keep).not.toHaveBeenCalled();
	await answer(kept(2));
	expect(await pressed).toBe(true);
	expect(keep).toHaveBeenCalledOnce();
	expect(keeper.startSubmit()).toBe(true);
	expect(keeper.isUnsaved).toBe(false);
});

it.each(["unreachable", "ended"] as const)(
	"tries once more before the page is left what could not be kept: %s",
	async (kind) => {
		const { keeper, send, wait, answer } = startKeeper();
		keeper.write();
		await wait(pause);
		await answer({ kind });
		expect(keeper.state()).toEqual({ status: kind === "ended" ? "ended" : "failed" });
		expect(keeper.isUnsaved).toBe(true);
		expect(keeper.startSubmit()).toBe(false);
		const pressed = keeper.untilSubmittable();
		await wait(0);
		expect(send).toHaveBeenCalledTimes(2);
		await answer({ kind });
		expect(await pressed).toBe(false);
		const second = keeper.untilSubmittable();
		await wait(0);
		await answer(kept(2));
		expect(await second).toBe(true);
	},
);

it("sends nothing by hand while the browser knows of no connection", async () => {
	const { keeper, connection, wait, answer } = startKeeper({ isOnline: false });
	keeper.write();
	expect(keeper.startSubmit()).toBe(false);
	const pressed = keeper.untilSubmittable();
	await wait(0);
	await answer({ kind: "unreachable" });
	expect(await pressed).toBe(false);
	connection.isOnline = true;
	const second = keeper.untilSubmittable();
	await wait(0);
	await answer(kept(2));
	expect(await second).toBe(true);
});

it.each([
	{ kind: "conflict" },
	{ kind: "failed" },
	{ kind: "refused", reason: "Otro artículo tiene esa dirección.", wayOn: null },
] as const)("says what the server refused, and lets the press show it: $kind", async (outcome) => {
	const { keeper, keep, wait, answer } = startKeeper();
	keeper.write();
	await wait(pause);
	await answer(outcome);
	expect(keeper.state().status).toBe(outcome.kind);
	expect(keep).not.toHaveBeenCalled();
	expect(keeper.isUnsaved).toBe(true);
	expect(keeper.startSubmit()).toBe(true);
});

it("puts nothing over somebody else's text by itself", async () => {
	const { keeper, send, wait } = startKeeper({ isBesideTheirs: true });
	keeper.write();
	await wait(2 * pause);
	expect(send).not.toHaveBeenCalled();
	expect(keeper.startSubmit()).toBe(true);
});

it("writes on where somebody comes back to a page that was sent", async () => {
	const { keeper, send, wait } = startKeeper();
	keeper.write();
	expect(keeper.startSubmit()).toBe(true);
	await wait(2 * pause);
	expect(send).not.toHaveBeenCalled();
	keeper.resume();
	expect(keeper.isUnsaved).toBe(true);
	keeper.write();
	await wait(pause);
	expect(send).toHaveBeenCalledOnce();
});

it("keeps all of it before a page is left, also what was written during a save", async () => {
	const { keeper, send, wait, answer } = startKeeper();
	keeper.write();
	await wait(pause);
	keeper.write();
	const left = keeper.saveAll();
	await answer(kept(2));
	expect(send).toHaveBeenCalledTimes(2);
	await answer(kept(3));
	expect(await left).toBe(true);
});

it("asks for no save once it is stopped", async () => {
	const { keeper, send, wait } = startKeeper();
	keeper.write();
	keeper.stop();
	await wait(2 * pause);
	expect(send).not.toHaveBeenCalled();
});
