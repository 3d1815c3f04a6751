import { afterEach, expect, it, vi } from "vitest";
import { sendDraft } from "./use-post-draft.ts";

afterEach(() => vi.unstubAllGlobals());

function outcomeOf(answer: Response | Error) {
	const fetched = answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
	vi.stubGlobal("fetch", () => fetched);
	return sendDraft("/drafts", new FormData());
}

it("makes an outcome of each failure", async () => {
	expect(await outcomeOf(new TypeError("Failed to fetch"))).toEqual({ kind: "unreachable" });
	expect(await outcomeOf(new DOMException("", "TimeoutError"))).toEqual({ kind: "unreachable" });
	expect(await outcomeOf(new Response("<html>", { status: 502 }))).toEqual({ kind: "unreachable" });
	expect(await outcomeOf(new Response("<html>"))).toEqual({ kind: "unreachable" });
	expect(await outcomeOf(Response.json({}, { status: 403 }))).toEqual({ kind: "ended" });
	expect(await outcomeOf(new Response("", { status: 413 }))).toEqual({ kind: "failed" });
	const elsewhere = Object.defineProperty(Response.json({}), "redirected", { value: true });
	expect(await outcomeOf(elsewhere)).toEqual({ kind: "failed" });
});

it("passes on what the server answered", async () => {
	expect(await outcomeOf(Response.json({ kind: "conflict" }, { status: 409 }))).toEqual({ kind: "conflict" });
});
