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

function startAutosaver({ isBesideTheirs = false, isOnline = true } = {}) {
	const answers: ((outcome: DraftOutcome) => void)[] = [];
	const keep = vi.fn();
	const connection = { isOnline };
	const send = vi.fn(() => new Promise<DraftOutcome>((resolve) => answers.push(resolve)));
	const autosaver = new DraftAutosaver({ send, keep, isOnline: () => connection.isOnline, isBesideTheirs });
	const answer = async (outcome: DraftOutcome) => {
		answers.shift()?.(outcome);
		await vi.advanceTimersByTimeAsync(0);
	};
	return { autosaver, send, keep, connection, answer, wait: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

it("saves what is written once, a pause after the last input", async () => {
	const { autosaver, send, wait, answer } = startAutosaver();
	autosaver.write();
	await wait(pause - 1);
	autosaver.write();
	await wait(pause - 1);
	expect(send).not.toHaveBeenCalled();
	await wait(1);
	expect(send).toHaveBeenCalledOnce();
	expect(autosaver.state()).toEqual({ status: "saving" });
	await answer(kept(2));
	expect(autosaver.state()).toMatchObject({ status: "saved" });
	expect(autosaver.isUnsaved).toBe(false);
	await wait(10 * pause);
	expect(send).toHaveBeenCalledOnce();
});

it("makes one save at a time, and then saves what was written meanwhile", async () => {
	const { autosaver, send, keep, wait, answer } = startAutosaver();
	autosaver.write();
	await wait(pause);
	autosaver.write();
	await wait(3 * pause);
	expect(send).toHaveBeenCalledOnce();
	await answer(kept(2));
	expect(keep).toHaveBeenCalledOnce();
	expect(autosaver.state()).toEqual({ status: "waiting", notice: { status: "saving" } });
	expect(autosaver.isUnsaved).toBe(true);
	await wait(pause);
	expect(send).toHaveBeenCalledTimes(2);
	await answer(kept(3));
	expect(autosaver.isUnsaved).toBe(false);
});

it("makes buttons wait for the running save, and submits its version by the last that was pressed", async () => {
	const { autosaver, keep, wait, answer } = startAutosaver();
	autosaver.write();
	await wait(pause);
	expect(autosaver.startSubmit()).toBe(false);
	const pressed = autosaver.untilSubmittable();
	const other = autosaver.untilSubmittable();
	expect(keep).not.toHaveBeenCalled();
	await answer(kept(2));
	expect([await pressed, await other]).toEqual([false, true]);
	expect(keep).toHaveBeenCalledOnce();
	expect(autosaver.startSubmit()).toBe(true);
	expect(autosaver.isUnsaved).toBe(false);
});

it.each(["unreachable", "ended"] as const)(
	"tries once more, before the page is left, to save what was not: %s",
	async (kind) => {
		const { autosaver, send, wait, answer } = startAutosaver();
		autosaver.write();
		await wait(pause);
		await answer({ kind });
		expect(autosaver.state()).toEqual({ status: kind === "ended" ? "ended" : "failed" });
		expect(autosaver.isUnsaved).toBe(true);
		expect(autosaver.startSubmit()).toBe(false);
		const pressed = autosaver.untilSubmittable();
		await wait(0);
		expect(send).toHaveBeenCalledTimes(2);
		await answer({ kind });
		expect(await pressed).toBe(false);
		const second = autosaver.untilSubmittable();
		await wait(0);
		await answer(kept(2));
		expect(await second).toBe(true);
	},
);

it("sends nothing by hand while the browser knows of no connection", async () => {
	const { autosaver, connection, wait, answer } = startAutosaver({ isOnline: false });
	autosaver.write();
	expect(autosaver.startSubmit()).toBe(false);
	const pressed = autosaver.untilSubmittable();
	await wait(0);
	await answer({ kind: "unreachable" });
	expect(await pressed).toBe(false);
	connection.isOnline = true;
	const second = autosaver.untilSubmittable();
	await wait(0);
	await answer(kept(2));
	expect(await second).toBe(true);
});

it.each([
	{ kind: "conflict" },
	{ kind: "failed" },
	{ kind: "refused", reason: "Otro artículo tiene esa dirección.", wayOn: null },
] as const)("says what the server refused, and lets the press show it: $kind", async (outcome) => {
	const { autosaver, keep, wait, answer } = startAutosaver();
	autosaver.write();
	await wait(pause);
	await answer(outcome);
	expect(autosaver.state().status).toBe(outcome.kind);
	expect(keep).not.toHaveBeenCalled();
	expect(autosaver.isUnsaved).toBe(true);
	expect(autosaver.startSubmit()).toBe(true);
});

it("never saves over another writer's text by itself", async () => {
	const { autosaver, send, wait } = startAutosaver({ isBesideTheirs: true });
	autosaver.write();
	await wait(2 * pause);
	expect(send).not.toHaveBeenCalled();
	expect(autosaver.startSubmit()).toBe(true);
});

it("saves again where somebody comes back to a submitted page", async () => {
	const { autosaver, send, wait } = startAutosaver();
	autosaver.write();
	expect(autosaver.startSubmit()).toBe(true);
	await wait(2 * pause);
	expect(send).not.toHaveBeenCalled();
	autosaver.resume();
	expect(autosaver.isUnsaved).toBe(true);
	autosaver.write();
	await wait(pause);
	expect(send).toHaveBeenCalledOnce();
});

it("saves everything before a page is left, also what was written during a save", async () => {
	const { autosaver, send, wait, answer } = startAutosaver();
	autosaver.write();
	await wait(pause);
	autosaver.write();
	const left = autosaver.saveAll();
	await answer(kept(2));
	expect(send).toHaveBeenCalledTimes(2);
	await answer(kept(3));
	expect(await left).toBe(true);
});

it("asks for no save once it is stopped", async () => {
	const { autosaver, send, wait } = startAutosaver();
	autosaver.write();
	autosaver.stop();
	await wait(2 * pause);
	expect(send).not.toHaveBeenCalled();
});
