import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { leads, proposalFor } from "../../../tests/support/samples/proposals.ts";
import type { DocumentRenderer } from "./pool.ts";
import { documentRenderer } from "./pool.ts";

/**
 * A stand-in for the worker. It does what the proposal's number says, and else answers with the number of its thread;
 * a number that is a path makes it die the first time it sees it.
 */
const workerFile = new URL(
	`data:text/javascript,${encodeURIComponent(`
		import { existsSync, writeFileSync } from "node:fs";
		import { parentPort, threadId } from "node:worker_threads";
		parentPort.on("message", ({ id, content }) => {
			if (content.number === "die") process.exit(1);
			if (content.number.startsWith("/") && !existsSync(content.number)) {
				writeFileSync(content.number, "");
				process.exit(1);
			}
			if (content.number === "throw") throw new Error("a bug");
			if (content.number === "hang") for (;;);
			if (content.number === "refuse") return parentPort.postMessage({ id, error: "no such font" });
			const bytes = new Uint8Array([threadId]);
			parentPort.postMessage({ id, bytes }, [bytes.buffer]);
		});
	`)}`,
);

let renderer: DocumentRenderer | null = null;
const started = (options: { patience?: number; longestQueue?: number } = {}) => {
	renderer = documentRenderer({ workerFile, ...options });
	return renderer;
};
const numbered = (number: string) => ({ ...proposalFor(leads.minimal), number });

afterEach(() => renderer?.close());

describe("the proposal renderer", () => {
	it("draws in the same thread time after time", async () => {
		const { render } = started();
		expect(await render(numbered("a"))).toEqual(await render(numbered("b")));
	});

	it.each(["die", "throw"])(
		"rejects a proposal that ends its thread twice (%s), and draws the next",
		async (number) => {
			const { render } = started();
			const [bad, good] = await Promise.allSettled([render(numbered(number)), render(numbered("a"))]);
			expect(bad).toMatchObject({ status: "rejected", reason: { name: "DocumentWorkerDied" } });
			expect(good).toMatchObject({ status: "fulfilled" });
		},
	);

	it("draws a proposal whose thread died once", async () => {
		const seen = join(await mkdtemp(join(tmpdir(), "proposal-")), "seen");
		const { render } = started();
		await expect(render(numbered(seen))).resolves.toHaveLength(1);
	});

	it("gives up on a proposal that takes too long, and draws the next", async () => {
		const { render } = started({ patience: 2_000 });
		await expect(render(numbered("hang"))).rejects.toMatchObject({ name: "DocumentTimedOut" });
		await expect(render(numbered("a"))).resolves.toHaveLength(1);
	});

	it("says why a proposal could not be drawn", async () => {
		await expect(started().render(numbered("refuse"))).rejects.toMatchObject({
			name: "DocumentNotDrawn",
			message: "no such font",
		});
	});

	it("refuses what would wait too long", async () => {
		const { render } = started({ longestQueue: 2 });
		const asked = await Promise.allSettled(["a", "b", "c", "d"].map((number) => render(numbered(number))));
		expect(asked.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled", "rejected"]);
		expect(asked[3]).toMatchObject({ reason: { name: "TooManyDocumentsWaiting" } });
	});

	it("drops a cancelled document from the queue at once, which frees its slot", async () => {
		const { render } = started({ patience: 2_000, longestQueue: 1 });
		const first = render(numbered("hang")).catch(({ name }) => name);
		const leaving = new AbortController();
		const left = render(numbered("a"), leaving.signal).catch(({ name }) => name);
		leaving.abort();
		const next = render(numbered("b"));
		expect(await Promise.race([left, first])).toBe("DocumentCancelled");
		await expect(render(numbered("c"), leaving.signal)).rejects.toMatchObject({ name: "DocumentCancelled" });
		expect(await first).toBe("DocumentTimedOut");
		await expect(next).resolves.toHaveLength(1);
	});

	it("rejects what was waiting when it is closed, and what is asked after", async () => {
		const { render, close } = started();
		const asked = Promise.allSettled([render(numbered("hang")), render(numbered("a"))]);
		await close();
		for (const each of await asked)
			expect(each).toMatchObject({ reason: { name: "DocumentRendererClosed" } });
		await expect(render(numbered("a"))).rejects.toMatchObject({ name: "DocumentRendererClosed" });
	});

	it("draws in this thread when it has no worker", async () => {
		const bytes = await documentRenderer({ workerFile: null }).render(proposalFor(leads.minimal));
		expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe("%PDF-");
	});
});
