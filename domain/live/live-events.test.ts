import { beforeEach, expect, it } from "vitest";
import { freshDatabase, onBothDatabases } from "../../tests/support/databases.ts";
import { announce, createLiveEvents, type LiveEvents } from "./live-events.ts";

onBothDatabases("live events", (open) => {
	const database = freshDatabase(open);
	let live: LiveEvents;

	beforeEach(() => {
		live = createLiveEvents(database.connection.notifications);
	});

	function listen(conversationId: string | null) {
		const heard: string[] = [];
		const end = live.subscribe(conversationId, {
			onEvent: (event) => heard.push(`${event.kind} ${event.conversationId}`),
			onMissed: () => undefined,
			onEnd: () => heard.push("end"),
		});
		return { heard, end };
	}
	const change = (conversationId: string) =>
		announce(database.connection.db, { kind: "changed", conversationId });

	it("reach the team for every conversation, a visitor for their own, and nobody who left", async () => {
		const [team, visitor, gone] = [listen(null), listen("one"), listen("one")];
		gone.end();
		await expect
			.poll(async () => {
				await change("two");
				return team.heard.length;
			})
			.toBeGreaterThan(0);
		await change("one");
		await expect.poll(() => team.heard.at(-1)).toBe("changed one");
		await expect.poll(() => visitor.heard).toEqual(["changed one"]);
		live.close();
		expect(team.heard.at(-1)).toBe("end");
		expect(visitor.heard.at(-1)).toBe("end");
		expect(gone.heard).toEqual([]);
	});

	it("reach a page that opened after the last one left, which says so twice", async () => {
		const gone = listen("one");
		gone.end();
		const next = listen("one");
		gone.end();
		await expect
			.poll(async () => {
				await change("one");
				return next.heard.length;
			})
			.toBeGreaterThan(0);
		expect(gone.heard).toEqual([]);
	});

	it("end at once for a page that connects while the process stops", async () => {
		live.close();
		const late = listen("one");
		expect(late.heard).toEqual([]);
		await Promise.resolve();
		expect(late.heard).toEqual(["end"]);
	});
});
