import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { onBothDatabases } from "../../tests/support/databases.ts";
import { deliverDue } from "../../tests/support/deliver-due.ts";
import { eva, personToErase, sendForm, who, zafiro } from "../../tests/support/person-to-erase.ts";
import { seedPerson } from "../../tests/support/seeded-person.ts";
import { testRuntime } from "../../tests/support/test-runtime.ts";
import { subscribe } from "../blog/subscribers/subscribe.ts";
import { erasureSender } from "./erasure-sender.ts";

onBothDatabases("a person's data", (open) => {
	const { db, runtime, erased, crm, file, erasureLog, naming, restored } = personToErase(open);

	it("that a backup brings back is erased again at the start, in the destinations too", async () => {
		await erasureLog().erase({ ...eva, who });
		expect(await erasureLog().replay()).toBe(0);
		// A backup from before: the same person, in a database that knows of no erasure.
		await restored(async (old) => {
			const before = testRuntime();
			await seedPerson(old, before, zafiro);
			await sendForm(old, before, { name: "Otra Persona", email: "otra@example.com" });
			expect(await erasureLog(old).replay()).toBe(1);
			expect(await naming(old)).toEqual(["erasure_tasks"]);
			expect(await old.selectFrom("leads").select("email").execute()).toEqual([
				{ email: "otra@example.com" },
			]);
			expect(await erasureLog(old).replay()).toBe(0);
		});
	});

	it("with a subscription under another spelling of the mailbox goes with it, and again after a restore", async () => {
		const spelled = "z.afiro+blog@gmail.com";
		const mine = { emails: ["zafiro@gmail.com"], phones: [] };
		const wish = { email: spelled, language: "es", consentVersion: "1" } as const;
		await subscribe(db(), runtime, wish);
		await erasureLog().erase({ ...eva, who: mine });
		const left = (on: ReturnType<typeof db>) =>
			on.selectFrom("subscribers").select("email").where("email", "=", spelled).execute();
		expect(await left(db())).toEqual([]);
		runtime.pass(300);
		const senders = { erasure: erasureSender(db(), [crm]) };
		await deliverDue({ db: db(), runtime, senders, onFailure: () => undefined });
		expect(erased.at(-1)?.emails).toEqual(expect.arrayContaining([spelled]));
		await restored(async (old) => {
			await subscribe(old, testRuntime(), wish);
			expect(await erasureLog(old).replay()).toBe(1);
			expect(await left(old)).toEqual([]);
		});
	});

	it("at an extension is found by it, and by the number alone, and again after a restore", async () => {
		const record = (on: ReturnType<typeof db>, phone: string, now = runtime) => sendForm(on, now, { phone });
		const left = async (on = db()) =>
			(await on.selectFrom("leads").select("phone").where("phone", "like", "+57601%").execute()).map(
				({ phone }) => phone,
			);
		const [first, second] = ["+576017441234;ext=12", "+576017441234;ext=13"];
		for (const phone of [first, second]) await record(db(), phone);
		await erasureLog().erase({ ...eva, who: { emails: [], phones: [first] } });
		expect(await left()).toEqual([second]);
		await erasureLog().erase({ ...eva, who: { emails: [], phones: ["+576017441234"] } });
		expect(await left()).toEqual([]);
		await restored(async (old) => {
			for (const phone of [first, second]) await record(old, phone, testRuntime());
			expect(await erasureLog(old).replay()).toBe(2);
			expect(await left(old)).toEqual([]);
		});
	});

	it("that somebody gives anew after the erasure stays theirs to give", async () => {
		await erasureLog().erase({ ...eva, who });
		runtime.pass(60);
		await sendForm(db(), runtime, { email: zafiro.email });
		await db().deleteFrom("erasure_tasks").execute();
		await db().deleteFrom("erasures").execute();
		expect(await erasureLog().replay()).toBe(1);
		expect(await db().selectFrom("leads").select("email").orderBy("email").execute()).toEqual([
			{ email: "otra@example.com" },
			{ email: zafiro.email },
		]);
	});

	it("is known to be erased also when the list beside the database was cut short or lost", async () => {
		await erasureLog().erase({ ...eva, who });
		const line = readFileSync(file(), "utf8");
		writeFileSync(file(), "");
		await erasureLog().replay();
		expect(readFileSync(file(), "utf8")).toBe(line);
		appendFileSync(file(), '{"id":"cut');
		expect(await erasureLog().replay()).toBe(0);
		writeFileSync(file(), `nonsense\n${line}`);
		await expect(erasureLog().replay()).rejects.toThrow(/Line 1 of .*erasures\.jsonl cannot be read/);
	});
});
