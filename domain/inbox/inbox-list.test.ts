import { expect, it } from "vitest";
import { limits } from "../../config/limits.ts";
import type { Cursor } from "../../db/keyset.ts";
import { answerTo, conversationDependencies } from "../../tests/support/conversation-dependencies.ts";
import { freshDatabase, inTransaction, onBothDatabases } from "../../tests/support/databases.ts";
import { testRuntime } from "../../tests/support/test-runtime.ts";
import { addUnread, startWaiting } from "../conversations/inbox-state-store.ts";
import { sendAsColleague, takeOver } from "../conversations/take-over.ts";
import { changeInbox, markMessagesRead } from "./change-inbox.ts";
import { countInbox, countOwn, readInbox } from "./inbox-list.ts";
import { createInboxReads } from "./inbox-reads.ts";
import { listConversationNotes } from "./note-store.ts";
import { putOpenPage } from "./presence.ts";
import { findPresence, putPresence } from "./presence-store.ts";
import { nextSnoozeEndsIn } from "./snooze-until.ts";

const now = new Date("2026-11-20T15:00:00.000Z");
const laura = { id: "laura", name: "Laura" };
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

onBothDatabases("the inbox", (open) => {
	const { db } = freshDatabase(open);

	async function startConversation(): Promise<string> {
		return (await answerTo(conversationDependencies(db()), "hola")).conversationId;
	}
	async function waitsFor(minutes: number): Promise<string> {
		const id = await startConversation();
		await inTransaction(db(), (tx) => startWaiting(tx, id, minutesAgo(minutes)));
		return id;
	}
	const read = (filter: "all" | "waiting" | "snoozed" | "live", after?: Cursor, at = now) =>
		readInbox(db(), at, { filter, label: null, search: "", after, accountId: laura.id });

	it("pages through all who wait, the longest first, whoever wrote last", async () => {
		const ids: string[] = [];
		for (let minutes = 90; minutes > 0; minutes -= 2) ids.push(await waitsFor(minutes));
		// The last two came at once.
		await db()
			.updateTable("conversations")
			.set({ waiting_since: minutesAgo(1) })
			.where("id", "in", ids.slice(-2))
			.execute();
		ids.push(...ids.splice(-2).sort());
		for (const [index, id] of ids.entries())
			await db()
				.updateTable("conversations")
				.set({ updated_at: minutesAgo(index % 7) })
				.where("id", "=", id)
				.execute();
		const first = await read("waiting");
		const second = await read("waiting", first.next ?? undefined);
		expect(second.next).toBeNull();
		expect([...first.conversations, ...second.conversations].map(({ id }) => id)).toEqual(ids);
		expect((await read("all")).waiting.map(({ id }) => id)).toEqual(ids.slice(0, 40));
	});

	it("hides a snoozed one until the hour, and knows when that is", async () => {
		const id = await waitsFor(10);
		expect(await nextSnoozeEndsIn(db(), now)).toBeNull();
		const until = new Date(now.getTime() + 90_000);
		const dependencies = conversationDependencies(db());
		await changeInbox(dependencies, id, { kind: "snooze", until: until.toISOString() });
		expect(await read("all")).toMatchObject({ waiting: [], conversations: [] });
		expect((await read("snoozed")).conversations).toMatchObject([{ id }]);
		expect(await nextSnoozeEndsIn(db(), now)).toBe(90_000);
		expect((await read("all", undefined, until)).waiting).toMatchObject([{ id }]);
		expect(await nextSnoozeEndsIn(db(), until)).toBeNull();
		await changeInbox(dependencies, id, { kind: "snooze", until: null });
		expect((await read("all")).waiting).toMatchObject([{ id }]);
	});

	it("shows a snoozed one again when its visitor writes", async () => {
		const id = await waitsFor(10);
		const dependencies = conversationDependencies(db());
		const until = new Date(now.getTime() + 90_000).toISOString();
		await changeInbox(dependencies, id, { kind: "snooze", until });
		await answerTo(dependencies, "¿hay alguien?", { conversationId: id });
		expect((await read("all")).waiting).toMatchObject([{ id }]);
	});

	it("keeps the time zone of a visitor's page, unless there is none of that name", async () => {
		const id = await startConversation();
		const kept = async (timeZone: string) => {
			await putOpenPage(db(), testRuntime(), id, { page: "/", timeZone });
			return (await findPresence(db(), id))?.timeZone;
		};
		expect(await kept("America/Lima")).toBe("America/Lima");
		expect(await kept("Mars/Phobos")).toBeNull();
	});

	it("counts what waits, is unread, snoozed and theirs, until it is read or handled", async () => {
		const [one, other] = [await waitsFor(5), await startConversation()];
		const dependencies = conversationDependencies(db());
		await inTransaction(db(), (tx) => addUnread(tx, one));
		await takeOver(dependencies, other, { to: laura });
		await changeInbox(dependencies, other, {
			kind: "snooze",
			until: new Date(now.getTime() + 1).toISOString(),
		});
		const counts = async () => ({
			...(await countInbox(db(), now)),
			mine: await countOwn(db(), laura.id),
		});
		const before = await counts();
		expect(before).toMatchObject({ waiting: 1, mine: 1, snoozed: 1 });
		await markMessagesRead(db(), one);
		expect(await counts()).toMatchObject({ waiting: 1, unread: before.unread - 1 });
		await changeInbox(dependencies, one, { kind: "handled" });
		expect(await counts()).toMatchObject({ waiting: 0 });
	});

	it("stores no note that is longer than the limit", async () => {
		const id = await startConversation();
		const add = (text: string) =>
			changeInbox(conversationDependencies(db()), id, { kind: "note", id: text, author: laura, text });
		const longest = "ñ".repeat(limits.note);
		expect([await add(longest), await add(`${longest}.`)]).toEqual(["done", "too-long"]);
		expect((await listConversationNotes(db(), id)).map(({ text }) => text)).toEqual([longest]);
	});

	it("shows each change to all who ask after it, and to each their own", async () => {
		const dependencies = conversationDependencies(db());
		const id = await startConversation();
		const inbox = createInboxReads(db(), { now: () => now });
		const mine = { filter: "mine", label: null, search: "" } as const;
		const omar = { id: "omar", name: "Omar" };
		for (const [own, from] of [[laura], [omar, laura], [laura, omar]] as const) {
			await takeOver(dependencies, id, { to: own, from: from?.id });
			const line = { text: `Soy ${own.name}.`, idempotencyKey: `${own.id} after ${from?.id}` };
			await sendAsColleague(dependencies, id, own, line);
			const asked = [laura, omar].map(async ({ id: accountId }) => [
				(await inbox.list({ ...mine, accountId })).conversations.length,
				(await inbox.counts(accountId)).mine,
			]);
			const ofOwn = own === laura ? [1, 0] : [0, 1];
			expect(await Promise.all(asked)).toEqual(ofOwn.map((count) => [count, count]));
			const { conversations } = await inbox.list({ ...mine, filter: "all", accountId: laura.id });
			expect(conversations).toMatchObject([{ last: { text: line.text } }]);
		}
		const counts = () => Promise.all([inbox.counts(laura.id), inbox.alerts(null)]);
		const before = await counts();
		await inTransaction(db(), (tx) => startWaiting(tx, id, minutesAgo(1)));
		expect([before, await counts()]).toMatchObject([
			[{ waiting: 0 }, { waiting: 0 }],
			[{ waiting: 1 }, { waiting: 1 }],
		]);
	});

	it("counts as live whose page is open, and who writes from one that does not tell", async () => {
		const visitor = async (wroteMinutesAgo: number, seenSecondsAgo: number | null) => {
			const id = await startConversation();
			const at = minutesAgo(wroteMinutesAgo);
			await db().updateTable("messages").set({ created_at: at }).where("conversation_id", "=", id).execute();
			await db().updateTable("conversations").set({ updated_at: now.toISOString() }).execute();
			if (seenSecondsAgo !== null) {
				const seenAt = minutesAgo(seenSecondsAgo / 60);
				await putPresence(db(), id, { page: "/", timeZone: null, seenAt });
			}
			return id;
		};
		const [present, writes] = [await visitor(90, 20), await visitor(4, null)];
		await visitor(1, 40);
		await visitor(6, null);
		await visitor(90, 3_600);
		const live = await read("live");
		expect(live.conversations.map(({ id }) => id).sort()).toEqual([present, writes].sort());
		expect((await countInbox(db(), now)).live).toBe(2);
		const { conversations } = await read("all");
		expect(conversations.flatMap((one) => (one.isOnline ? one.id : [])).sort()).toEqual(
			[present, writes].sort(),
		);
	});

	it("shows what a visitor who waits wrote last, not what the assistant answered", async () => {
		const id = await startConversation();
		expect((await read("all")).conversations).toMatchObject([{ id, last: { by: "assistant" } }]);
		await inTransaction(db(), (tx) => startWaiting(tx, id, minutesAgo(1)));
		expect((await read("all")).waiting).toMatchObject([{ id, last: { by: "visitor", text: "hola" } }]);
	});

	it("finds among those who wait, too", async () => {
		const [waiting, other] = [await waitsFor(5), await startConversation()];
		const asked = { filter: "all", label: null, accountId: laura.id } as const;
		const found = (await readInbox(db(), now, { ...asked, search: "hola" })).conversations;
		expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining([waiting, other]));
	});
});
