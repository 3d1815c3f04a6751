import { expect, it } from "vitest";
import { limits } from "../../config/limits.ts";
import { answerTo } from "../../tests/support/conversation-dependencies.ts";
import { onBothDatabases } from "../../tests/support/databases.ts";
import { mailedConversation } from "../../tests/support/mailed-conversation.ts";
import type { ModelEngine } from "../assistant/understanding/model/model-engine.ts";
import { readThread } from "../inbox/read-thread.ts";
import { listLeads } from "../leads/lead-store.ts";
import { createLiveEvents } from "../live/live-events.ts";
import { listConversations } from "./conversation-list-store.ts";
import { findConversation, findCurrentId } from "./conversation-store.ts";
import { followLink, linkedConversation } from "./follow-link.ts";
import { listMessages } from "./message-store.ts";
import { sendAsColleague, takeOver } from "./take-over.ts";

onBothDatabases("a conversation with a mailed link", (open) => {
	const { database, db, runtime, chat, ask, deliver, token } = mailedConversation(open);

	it("goes on elsewhere by the link, once, and looking at it changes nothing", async () => {
		expect(await ask()).toBe("queued");
		const key = await token();
		expect(await linkedConversation(db(), runtime, key)).toBe(chat.id);
		expect(await linkedConversation(db(), runtime, key)).toBe(chat.id);
		const both = await Promise.all([followLink(db(), runtime, key), followLink(db(), runtime, key)]);
		const [to = ""] = both.filter((id) => id !== null);
		expect(both).toHaveLength(2);
		expect(both).toContain(null);
		expect(to).not.toBe(chat.id);
		// Whoever knew the conversation before hears nothing of what is said from now on.
		expect(await findConversation(db(), chat.id)).toBeNull();
		expect((await findConversation(db(), to))?.length).toBeGreaterThan(1);
		expect(await listMessages(db(), to)).not.toEqual([]);
		const { leads } = await listLeads(db(), { limit: 1 });
		expect(leads).toMatchObject([{ conversationId: to }]);
		expect(await linkedConversation(db(), runtime, key)).toBeNull();
		expect(await followLink(db(), runtime, key)).toBeNull();
	});

	it("gives what is said elsewhere to nobody who had it before, whatever they know it by", async () => {
		const idempotencyKey = "0f8fad5b-d9cb-469f-a165-70867728950e";
		await answerTo(chat.dependencies, "Somos un hotel", { conversationId: chat.id, idempotencyKey });
		const history = (await listMessages(db(), chat.id)).map(({ role, content }) => ({ role, content }));
		await ask();
		const link = await token();
		await ask({ email: "otra@brisa.co" });
		const other = await db().selectFrom("conversation_mails").select("token").where("used_at", "is", null);
		const tokens = (await other.execute()).map((row) => row.token);
		expect(tokens).toHaveLength(2);
		const before = await findConversation(db(), chat.id);
		const to = (await followLink(db(), runtime, link)) ?? "";
		expect(await findConversation(db(), to)).toMatchObject({ reference: before?.reference });

		const byKey = await answerTo(chat.dependencies, "Somos un hotel", { idempotencyKey });
		const byHistory = await answerTo(chat.dependencies, "¿Sigues ahí?", { history });
		for (const answer of [byKey, byHistory]) expect(answer.conversationId).not.toBe(to);
		for (const one of tokens) expect(await followLink(db(), runtime, one)).toBeNull();
	});

	it("is told of under its first name when it goes on elsewhere, for pages that show it under that", async () => {
		await ask();
		const live = createLiveEvents(database.connection.notifications);
		const heard: string[] = [];
		live.subscribe(chat.id, {
			onEvent: ({ kind }) => heard.push(kind),
			onMissed: () => undefined,
			onEnd: () => undefined,
		});
		await expect.poll(() => live.isListening()).toBe(true);
		await followLink(db(), runtime, await token());
		await expect.poll(() => heard).toEqual(["changed"]);
		live.close();
	});

	it("is found by the team under its first name when it has gone on elsewhere", async () => {
		await ask();
		const eva = { id: "eva", name: "Eva" };
		expect(await takeOver(chat.dependencies, chat.id, { to: eva })).toBe("done");
		const before = await findConversation(db(), chat.id);
		const once = { text: "Ya te escribo", idempotencyKey: "an earlier press" };
		const send = (line: typeof once) => sendAsColleague(chat.dependencies, chat.id, eva, line);
		await send(once);
		const to = (await followLink(db(), runtime, await token())) ?? "";
		expect(await findCurrentId(db(), chat.id)).toBe(to);
		expect(await findCurrentId(db(), to)).toBe(to);
		expect(await findCurrentId(db(), "nobody's")).toBeNull();
		expect(await send({ text: "Aquí sigo", idempotencyKey: "a press" })).toBe("done");
		// Its answer was lost on the way.
		expect(await send(once)).toBe("done");
		const thread = await readThread(db(), chat.id);
		expect(thread).toMatchObject({ conversationId: to, colleague: { name: "Eva" } });
		expect(thread?.messages.slice(-2).map(({ content }) => content)).toEqual([once.text, "Aquí sigo"]);
		// Saved since: the reference its visitor was given still finds it.
		const { reference = "" } = before ?? {};
		const found = await listConversations(db(), { limit: 5, search: reference });
		expect(found.conversations).toMatchObject([{ id: to }]);
	});

	it("mails no link that another one has ended", async () => {
		await ask();
		const link = await token();
		await ask();
		await followLink(db(), runtime, link);
		expect(await deliver()).toHaveLength(1);
		const late = db().selectFrom("deliveries").select("last_error").where("state", "=", "needless");
		expect(await late.execute()).toEqual([{ last_error: "EOUTDATED" }]);
	});

	it("includes the answer that was pending when it moved", async () => {
		await ask();
		const link = await token();
		let to = "";
		const answer: ModelEngine["answer"] = async ({ guided }) => {
			to = (await followLink(db(), runtime, link)) ?? "";
			return { reply: { ...guided, text: "Claro, te cuento." }, by: "model" };
		};
		await answerTo({ ...chat.dependencies, model: { answer } }, "¿Qué hacen?", { conversationId: chat.id });
		const told = (await listMessages(db(), to)).slice(-2).map(({ content }) => content);
		expect(told).toEqual(["¿Qué hacen?", "Claro, te cuento."]);
		expect((await findConversation(db(), to))?.length).toBe((await listMessages(db(), to)).length);
	});

	it("is found by the reference its visitor was told, also after it went on elsewhere and more was said", async () => {
		// A Saturday: whoever wants a person is told the code.
		const told = async (id: string) => {
			const { message } = await answerTo(chat.dependencies, "quiero hablar con una persona", {
				conversationId: id,
			});
			return /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(message.content)?.[0] ?? "";
		};
		const reference = await told(chat.id);
		const found = async () =>
			(await listConversations(db(), { limit: 5, search: reference })).conversations.map(({ id }) => id);
		expect(await found()).toEqual([chat.id]);
		await ask();
		const to = (await followLink(db(), runtime, await token())) ?? "";
		expect(await found()).toEqual([to]);
		expect(await told(to)).toBe(reference);
		expect(await found()).toEqual([to]);
	});

	it("has a link that works for a day, and none that nobody asked for", async () => {
		await ask();
		const key = await token();
		runtime.pass(limits.conversationLinkHours * 3_600 + 1);
		expect(await linkedConversation(db(), runtime, key)).toBeNull();
		expect(await followLink(db(), runtime, key)).toBeNull();
		for (const unknown of ["", "x", chat.id]) expect(await followLink(db(), runtime, unknown)).toBeNull();
	});
});
