import { expect, it } from "vitest";
import { freshDatabase, onBothDatabases } from "../../tests/support/databases.ts";
import { seedPerson } from "../../tests/support/seeded-person.ts";
import { freshRuntime } from "../../tests/support/test-runtime.ts";
import { listProposals, recordOpening } from "../proposals/proposal-store.ts";
import { createViewCounts } from "./count-views.ts";
import { demoUseSince } from "./event-store.ts";
import { funnelSince } from "./figures-store.ts";
import { recordEvent } from "./record-event.ts";
import { visitsSince } from "./visit-store.ts";

const ever = "2026-01-01T00:00:00.000Z";

onBothDatabases("what is read of the counts", (open) => {
	const { db } = freshDatabase(open);
	const runtime = freshRuntime();

	it("is how far conversations came, from the chat opened to the proposal downloaded", async () => {
		const nothing = { opened: 0, conversation: 0, contact: 0, proposal: 0, downloaded: 0 };
		expect(await funnelSince(db(), ever)).toEqual(nothing);
		const at = runtime.now().toISOString();
		const talk = {
			created_at: at,
			updated_at: at,
			language: "es",
			state: "{}",
			length: 1,
			transcript_hash: "x",
		} as const;
		await db()
			.insertInto("conversations")
			.values({ id: "only talk", ...talk })
			.execute();
		for (const visitor of ["a", "b", "c"])
			await recordEvent(db(), runtime, { name: "chat_opened", data: {} }, visitor);
		await seedPerson(db(), runtime, {
			name: "Zafiro",
			email: "zafiro@borrar.example",
			phone: "+573005550142",
		});
		expect(await funnelSince(db(), ever)).toEqual({
			opened: 3,
			conversation: 2,
			contact: 1,
			proposal: 1,
			downloaded: 0,
		});
		const leads = await db().selectFrom("leads").select("id").execute();
		const [proposal] = await listProposals(
			db(),
			leads.map(({ id }) => id),
		);
		for (const _ of [1, 2]) await recordOpening(db(), proposal?.token ?? "", runtime.now());
		expect(await funnelSince(db(), ever)).toMatchObject({ proposal: 1, downloaded: 1 });
		expect(await funnelSince(db(), "2027-01-01T00:00:00.000Z")).toEqual(nothing);
	});

	it("is what was done in each demo, whatever the step, the most opened first", async () => {
		const demo = { industry: "hospitalidad-viajes", flow: "reserva" };
		for (const [name, step] of [
			["demo_opened", 1],
			["demo_started", 1],
			["demo_paused", 3],
			["demo_paused", 4],
		] as const)
			await recordEvent(db(), runtime, { name, data: { ...demo, step } }, "a");
		const uses = { demo_opened: 1, demo_loaded: 0, demo_started: 1, demo_paused: 2, demo_reset: 0 };
		const other = { industry: "retail-ecommerce", flow: "carrito" };
		for (const step of [1, 2])
			await recordEvent(db(), runtime, { name: "demo_opened", data: { ...other, step } }, "a");
		expect(await demoUseSince(db(), ever)).toMatchObject([
			{ ...other, demo_opened: 2, demo_paused: 0 },
			{ ...demo, ...uses },
		]);
	});

	it("counts views that the database did not take once it does, and sources beyond the limit as one", async () => {
		let isAway = true;
		const later = new Proxy(db(), {
			get(it, name) {
				if (isAway) throw new Error("away");
				const value = Reflect.get(it, name);
				return typeof value === "function" ? value.bind(it) : value;
			},
		});
		const counts = createViewCounts(later, runtime);
		for (let number = 0; number < 2_010; number++)
			counts.add({ page: "/", language: "es", source: `source ${number}` });
		await expect(counts.flush()).rejects.toThrow("away");
		isAway = false;
		for (let time = 0; time < 2; time++) await counts.flush();
		const { views, sources } = await visitsSince(db(), "2026-01-01", 1);
		expect([views, sources]).toEqual([2_010, [{ name: "other", count: 10 }]]);
	});
});
