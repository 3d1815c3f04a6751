import { beforeAll, expect, it } from "vitest";
import { findableKinds } from "../../shared/search.ts";
import { answerTo, conversationDependencies } from "../../tests/support/conversation-dependencies.ts";
import { inTransaction, onBothDatabases, sharedDatabase } from "../../tests/support/databases.ts";
import { testPostText } from "../../tests/support/test-post.ts";
import { testRuntime } from "../../tests/support/test-runtime.ts";
import { insertClient } from "../accounts/client-store.ts";
import { createPost } from "../blog/editing/write-post.ts";
import { noFacts } from "../leads/lead.ts";
import { recordLead } from "../leads/record-lead.ts";
import { findForTeam } from "./find-for-team.ts";

const names = ["Ángela Ríos", "Ángela Vega", "Ángela Paz"];

onBothDatabases("what the team finds", (open) => {
	const { db } = sharedDatabase(open);
	beforeAll(async () => {
		const runtime = testRuntime();
		await inTransaction(db(), async (tx) => {
			for (const [number, name] of names.entries()) {
				const report = { source: "contact", language: "es", message: null, conversationId: null } as const;
				const facts = { ...noFacts, name, email: `a${number}@tienda.example` };
				await recordLead(tx, { runtime, destinations: [] }, { ...report, facts, consent: null });
				runtime.pass(120);
			}
			for (const [id, name] of [
				["c1", "Casa Guadual"],
				["c2", "Hostal Ángel"],
			] as const)
				await insertClient(tx, { id, name, subdomain: id, createdAt: runtime.now().toISOString() });
		});
		await answerTo(conversationDependencies(db(), { runtime }), "hola, ángeles");
		const save = { text: testPostText({ title: "Angelical" }), author: "Luz" };
		await createPost(db(), runtime, save, { id: "p", language: "es", twinOf: null });
	}, 60_000);
	const find = (text: string, kinds: Parameters<typeof findForTeam>[1]["kinds"] = findableKinds, most = 2) =>
		findForTeam(db(), { text, kinds, most });

	it("is each kind by the beginnings of words, whatever the accents and capitals, and so many of each", async () => {
		const { leads, conversations, clients, posts } = await find("ANGEL");
		expect(leads.items.map(({ name }) => name)).toEqual(["Ángela Paz", "Ángela Vega"]);
		expect(leads.isMore).toBe(true);
		expect(conversations.items.map(({ language }) => language)).toEqual(["es"]);
		expect(clients).toEqual({ items: [expect.objectContaining({ id: "c2" })], isMore: false });
		expect(posts.items.map(({ title }) => title)).toEqual(["Angelical"]);
		expect((await find("vega ang")).leads.items.map(({ name }) => name)).toEqual(["Ángela Vega"]);
		expect((await find("gela")).leads.items).toEqual([]);
	});

	it("is of the kinds asked for alone", async () => {
		const { leads, ...others } = await find("angel", ["clients", "posts"]);
		expect(leads.items).toEqual([]);
		expect(others.conversations.items).toEqual([]);
		expect([others.clients.items.length, others.posts.items.length]).toEqual([1, 1]);
	});

	it("is nothing without a word", async () => {
		for (const text of ["", " ", "%", "«»"])
			expect(Object.values(await find(text)).flatMap(({ items }): unknown[] => items)).toEqual([]);
	});
});
