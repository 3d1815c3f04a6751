import { beforeEach, expect, it } from "vitest";
import { limits } from "../../../config/limits.ts";
import { RowChanged } from "../../../db/unique.ts";
import { freshDatabase, inTransaction, onBothDatabases } from "../../../tests/support/databases.ts";
import { freshRuntime } from "../../../tests/support/test-runtime.ts";
import { startDialogue } from "../../assistant/dialogue/state.ts";
import { acquireLease } from "../../lease.ts";
import { insertConversation } from "../conversation-store.ts";
import {
	changeStatus,
	endClaim,
	findQuestion,
	isBeingAnswered,
	type Question,
	recordAttempt,
	renewClaim,
	requestStop,
} from "./answer-claim-store.ts";

onBothDatabases("the claim to answer a message", (open) => {
	const database = freshDatabase(open);
	const { db } = database;
	const runtime = freshRuntime();
	const ref = { conversationId: "c", position: 0 };
	const asked = { idempotencyKey: "one", conversationId: "c" };

	beforeEach(async () => {
		const at = runtime.now().toISOString();
		const conversation = { id: "c", language: "es", state: startDialogue(), transcriptHash: "x" } as const;
		const message = {
			role: "user",
			content: "hola",
			at,
			idempotencyKey: "one",
			attempt: 1,
			status: "pending",
		} as const;
		const messages = [{ ...message, input: { kind: "choice", value: "x" } }] as const;
		await database.connection.db
			.transaction()
			.execute((tx) => insertConversation(tx, conversation, messages, at));
	});

	async function question(): Promise<Question> {
		const found = await findQuestion(db(), ref);
		if (!found) throw new Error("no message");
		return found;
	}
	const change = (...change: [Question, Parameters<typeof changeStatus>[2], boolean?]) =>
		inTransaction(db(), (tx) =>
			changeStatus(tx, change[0], change[1], change[2] ? acquireLease(runtime, limits.answerSeconds) : null),
		);
	const claim = async () => {
		const { claim } = await change(await question(), "claim", true);
		return claim ?? "";
	};

	it("belongs to one process: of two that read the same message, the later is refused", async () => {
		const [first, second] = [await question(), await question()];
		const claimed = await change(first, "claim", true);
		await expect(change(second, "claim", true)).rejects.toThrow(RowChanged);
		expect(await question()).toEqual(claimed);
	});

	it("is refused to a process that read an older status", async () => {
		const before = await question();
		await change(before, "stop");
		await expect(change(before, "claim", true)).rejects.toThrow(RowChanged);
		expect((await question()).status).toBe("stopped");
	});

	it("is refused to a process that read an older claim", async () => {
		await claim();
		const before = await question();
		await change(before, "release");
		await claim();
		await expect(change(before, "release")).rejects.toThrow(RowChanged);
		expect((await question()).status).toBe("answering");
	});

	it("is refused to a process that read an older attempt", async () => {
		await claim();
		const before = await question();
		await inTransaction(db(), (tx) => recordAttempt(tx, before, { idempotencyKey: "one", attempt: 2 }));
		await expect(change(before, "release")).rejects.toThrow(RowChanged);
		expect((await question()).status).toBe("answering");
	});

	it("allows only the transitions of the table", async () => {
		await expect(change(await question(), "release")).rejects.toThrow("pending knows no release");
		expect((await question()).status).toBe("pending");
	});

	it("sets the final status, only for its holder and only once", async () => {
		const before = await claim();
		await change(await question(), "release");
		const now = await claim();
		expect(await endClaim(db(), before, "answer")).toBe(false);
		expect(await renewClaim(db(), runtime, before)).toBe(false);
		expect((await question()).input).toEqual({ kind: "choice", value: "x" });
		expect(await endClaim(db(), now, "answer")).toBe(true);
		expect(await question()).toMatchObject({ status: "answered", claim: null, claimedUntil: null });
		expect((await question()).input).toBeUndefined();
		expect(await endClaim(db(), now, "release")).toBe(false);
	});

	it("expires, can be renewed, and lasts a third of its time after a stop", async () => {
		const held = await claim();
		const isHeld = async () => isBeingAnswered(await question(), runtime.now());
		runtime.pass(limits.answerSeconds - 1);
		expect(await isHeld()).toBe(true);
		expect(await renewClaim(db(), runtime, held)).toBe(true);
		runtime.pass(limits.answerSeconds - 1);
		expect(await isHeld()).toBe(true);
		runtime.pass(1);
		expect(await isHeld()).toBe(false);
		await renewClaim(db(), runtime, held);
		expect(await requestStop(db(), { ...asked, attempt: 1 }, runtime.now().toISOString())).toEqual({
			claim: held,
		});
		expect(await isHeld()).toBe(true);
		runtime.pass(limits.answerSeconds / 3);
		expect(await isHeld()).toBe(false);
	});

	it("is stopped by a request for this attempt, a later one, or none", async () => {
		const before = await question();
		await inTransaction(db(), (tx) => recordAttempt(tx, before, { idempotencyKey: "one", attempt: 2 }));
		const now = runtime.now().toISOString();
		expect(await requestStop(db(), { ...asked, attempt: 1 }, now)).toBeNull();
		expect((await question()).stopRequestedAt).toBeNull();
		for (const attempt of [2, undefined])
			expect(await requestStop(db(), { ...asked, attempt }, now)).toEqual({ claim: null });
		expect(await requestStop(db(), { ...asked, conversationId: "another" }, now)).toBeNull();
	});
});
