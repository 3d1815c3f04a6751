import { expect, it, onTestFinished, vi } from "vitest";
import { limits } from "../../config/limits.ts";
import { handleMessage } from "../../domain/conversations/turn/handle-message.ts";
import { isPresent } from "../../domain/inbox/presence.ts";
import { findPresence } from "../../domain/inbox/presence-store.ts";
import { createLiveEvents } from "../../domain/live/live-events.ts";
import { conversationDependencies } from "../../tests/support/conversation-dependencies.ts";
import { freshDatabase, onBothDatabases } from "../../tests/support/databases.ts";
import { testRuntime } from "../../tests/support/test-runtime.ts";
import { eventStream } from "./event-stream.ts";
import { keepPresence } from "./presence.ts";

const page = { page: "/contacto", timeZone: null };
const until = (met: () => unknown) => vi.waitUntil(met, { timeout: 10_000 });

onBothDatabases("who left the site", (open) => {
	const database = freshDatabase(open);
	const { db } = database;

	async function visit() {
		const runtime = testRuntime();
		const said = { visitorAddress: "a", conversationId: null, history: [], language: "es" } as const;
		const outcome = await handleMessage(conversationDependencies(db()), { ...said, text: "hola" });
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
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
		const keepers = [keepPresence(db(), runtime), keepPresence(db(), runtime)] as const;
		onTestFinished(() => {
			for (const keeper of keepers) keeper.stop();
			vi.useRealTimers();
			live.close();
		});
		const presence = () => findPresence(db(), id);
		return {
			...{ id, live, heard, keepers, presence },
			isShown: async () => isPresent((await presence())?.seenAt ?? null, runtime.now()),
			isRenewed: async () => (await presence())?.seenAt === runtime.now().toISOString(),
			async pass(seconds: number) {
				runtime.pass(seconds);
				await vi.advanceTimersByTimeAsync(seconds * 1_000);
			},
		};
	}

	it("is told to the team within 40 seconds, whichever process served them, and not of one who only opens another page", async () => {
		const { id, heard, keepers, presence, isShown, isRenewed, pass } = await visit();
		const [first, second] = keepers;
		const leave = first.open(id, page);
		await until(isShown);
		await until(() => heard.length > 0);
		const openedAt = (await presence())?.openedAt;
		leave();
		await pass(1);
		const goOn = second.open(id, page);
		await until(isRenewed);
		await pass(20);
		await until(isRenewed);
		await pass(15);
		expect(await isShown()).toBe(true);
		expect(heard).toHaveLength(1);
		expect((await presence())?.openedAt).toBe(openedAt);
		second.open(id, { ...page, page: "/blog" })();
		await until(() => heard.length === 2);
		expect((await presence())?.openedAt).not.toBe(openedAt);
		goOn();
		await pass(36);
		expect(await isShown()).toBe(false);
		await until(() => heard.length > 2);
	});

	it("is known two minutes after their line died, which nobody closed", async () => {
		const { id, heard, live, keepers, isShown, isRenewed, pass } = await visit();
		const [keeper] = keepers;
		const { visitorStreamSeconds: seconds } = limits;
		const onClose = keeper.open(id, page);
		eventStream(live, { conversationId: id, toBrowserEvent: () => null, seconds, random: () => 0, onClose });
		await until(isShown);
		for (let renewed = 0; renewed < 4; renewed++) {
			await pass(20);
			await until(isRenewed);
		}
		await pass(46);
		expect(await isShown()).toBe(false);
		await until(() => heard.length > 1);
	});
});
