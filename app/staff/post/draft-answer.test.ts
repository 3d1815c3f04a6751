import { UNSAFE_ErrorResponseImpl as ErrorResponse, redirect } from "react-router";
import { expect, it, vi } from "vitest";
import { draftAnswer } from "./draft-answer.ts";

const rejected = (reason: unknown) => draftAnswer(Promise.reject(reason));

it("makes an outcome of each failure: an error would replace the editor", async () => {
	expect(await rejected(new TypeError("Failed to fetch"))).toEqual({ kind: "unreachable" });
	expect(await rejected(new Error("Unable to decode turbo-stream response"))).toEqual({
		kind: "unreachable",
	});
	expect(await rejected(new ErrorResponse(502, "Bad Gateway", "<html>"))).toEqual({ kind: "unreachable" });
	expect(await rejected(new ErrorResponse(403, "", {}))).toEqual({ kind: "ended" });
	expect(await rejected(new ErrorResponse(413, "", ""))).toEqual({ kind: "failed" });
	expect(await rejected(redirect("/elsewhere"))).toEqual({ kind: "failed" });
});

it("passes on what the server answered", async () => {
	expect(await draftAnswer(Promise.resolve({ kind: "conflict" }))).toEqual({ kind: "conflict" });
});

it("waits twenty seconds at most", async () => {
	vi.useFakeTimers();
	const outcome = draftAnswer(new Promise(() => {}));
	await vi.advanceTimersByTimeAsync(20_000);
	expect(await outcome).toEqual({ kind: "unreachable" });
	vi.useRealTimers();
});
