import { expect, it, vi } from "vitest";
import { handleMessage } from "../../domain/conversations/turn/handle-message.ts";
import { isPresent } from "../../domain/inbox/presence.ts";
import { findPresence } from "../../domain/inbox/presence-store.ts";
import { createLiveEvents } from "../../domain/live/live-events.ts";
import { conversationDependencies } from "../../tests/support/conversation-dependencies.ts";
import { freshDatabase, onBothDatabases } from "../../tests/support/databases.ts";
import { testRuntime } from "../../tests/support/test-runtime.ts";
import { keepPresence } from "./presence.ts";

const page = { page: "/contacto", timeZone: null };

onBothDatabases("who left the site", (open) => {
	const database = freshDatabase(open);
	const { db } = database;

	it("is told to the team within 40 seconds, whichever process served them, and not of who only goes on", async () => {
		const runtime = testRuntime();
		const said = { visitorAddress: "a", conversationId: null, history: [], language: "es" } as const;
		const outcome = await handleMessage(conversationDependencies(db()), { ...said, message: "hola" });
		if (outcome.kind !== "answered") throw new Error(outcome.kind);
		const id = outcome.conversationId;
		const heard: string[] = [];
		const live = createLiveEvents(database.connection.notifications);
		live.subscribe(null, {
			onEvent: ({ kind }) => kind === "changed" && heard.push(kind),
			onMissed: () => undefined,
			onEnd: () => undefined,
		});
		await expect.poll(live.isListening).toBe(true);
		const isShown = async () => isPresent((await findPresence(db(), id))?.seenAt ?? null, runtime.now());
		const seen = async () => (await findPresence(db(), id))?.seenAt;
		const until = (met: () => unknown) => vi.waitUntil(met, { timeout: 10_000 });
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
		try {
			const [first, second] = [keepPresence(db(), runtime), keepPresence(db(), runtime)];
			const pass = async (seconds: number) => {
				runtime.pass(seconds);
				await vi.advanceTimersByTimeAsync(seconds * 1_000);
			};
			const leave = first.open(id, page);
			await until(isShown);
			leave();
			const goOn = second.open(id, page);
			await until(() => heard.length >= 2);
			await pass(20);
			await until(async () => (await seen()) === runtime.now().toISOString());
			const before = heard.length;
			await pass(16);
			expect(await isShown()).toBe(true);
			expect(heard).toHaveLength(before);
			goOn();
			await pass(36);
			expect(await isShown()).toBe(false);
			await until(() => heard.length > before);
			first.stop();
			second.stop();
		} finally {
			vi.useRealTimers();
			live.close();
		}
	});
});
