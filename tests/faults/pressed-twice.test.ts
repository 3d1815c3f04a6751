import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { es } from "../../content/assistant/es.ts";
import { onBothDatabases } from "../support/databases.ts";
import { wholeStory } from "../support/proposal-visitor.ts";
import { writtenMails } from "../support/read-mail.ts";
import { siteOn } from "../support/staff-site.ts";

onBothDatabases("a form of the assistant without scripts, pressed twice", (open) => {
	const site = siteOn(open);

	const keyOf = async (path: string, cookie = "", field = "submission-key") => {
		const html = await (await fetch(site.url() + path, { headers: { cookie } })).text();
		return new RegExp(`name="${field}" value="([\\w-]+)"`).exec(html)?.[1] ?? "";
	};
	const send = (path: string, form: Record<string, string> | [string, string][], cookie = "") =>
		fetch(site.url() + path, {
			method: "POST",
			redirect: "manual",
			headers: { cookie },
			body: new URLSearchParams(form),
		});
	const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
	const said = async (content: string) =>
		(
			await site
				.db()
				.selectFrom("messages")
				.select("conversation_id")
				.where("role", "=", "user")
				.where("content", "=", content)
				.execute()
		).map(({ conversation_id }) => conversation_id);

	it.each(["/asistente", "/en/assistant"])(
		"stores a message of %s once, the first and a later one",
		async (path) => {
			const first = `Hola desde ${path}`;
			const key = await keyOf(path);
			expect(key).not.toBe("");
			const answers = await Promise.all(
				[1, 2].map(() => send(path, { "submission-key": key, message: first })),
			);
			expect(answers.map(({ status }) => status)).toEqual([303, 303]);
			expect(await said(first)).toHaveLength(1);
			const [cookie = "", other] = answers.map(cookieOf);
			expect(other).toBe(cookie);

			const again = await keyOf(path, cookie);
			expect(again).not.toBe(key);
			const next = `Otra cosa desde ${path}`;
			await Promise.all([1, 2, 3].map(() => send(path, { "submission-key": again, message: next }, cookie)));
			expect(await said(next)).toEqual(await said(first));
			// Written after going back to the same page, it is another message.
			await send(path, { "submission-key": again, message: `${next}!` }, cookie);
			expect(await said(`${next}!`)).toHaveLength(1);
			const later = await keyOf(path, cookie);
			await send(path, { "submission-key": later, message: next }, cookie);
			expect(await said(next)).toHaveLength(2);
		},
	);

	it("stores a choice and each form once, and makes one proposal of the summary", async () => {
		const path = "/asistente";
		const cookie = cookieOf(await send(path, { message: wholeStory("Ana Gómez", "ana@gomez.co") }));
		const twice = async (...fields: [string, string][]) => {
			const sent: [string, string][] = [["submission-key", await keyOf(path, cookie)], ...fields];
			const answers = await Promise.all([1, 2].map(() => send(path, sent, cookie)));
			expect(answers.map(({ status }) => status)).toEqual([303, 303]);
			expect((await send(path, sent, cookie)).status).toBe(303);
		};
		await twice(["choice", "slot:companySize=21 a 50 personas"], ["message", "21 a 50"]);
		expect(await said("21 a 50")).toHaveLength(1);
		const contact: [string, string][] = [
			["form", "contact"],
			["name", "Ana Gómez"],
			["email", "ana@gomez.co"],
		];
		await twice(...contact, ["country", "CO"], ["phone", "300 123 4567"]);
		expect(await said("Ana Gómez · ana@gomez.co · +57 300 123 4567")).toHaveLength(1);
		await twice(["choice", "request:proposal"], ["message", "Quiero una propuesta"]);
		const summary: [string, string][] = [
			["form", "summary"],
			["name", "Ana Gómez"],
			["email", "ana@gomez.co"],
			["phone", "+57 300 123 4567"],
			["industry", "hospitalidad-viajes"],
			["need", "Perdemos reservas de noche"],
		];
		await twice(...summary, ["press", "make"]);
		expect(await said(es.forms.summary.submit)).toHaveLength(1);
		const db = site.db();
		expect(await db.selectFrom("proposals").select("id").execute()).toHaveLength(1);
		const facts = db.selectFrom("leads").select(["phone", "company_size", "need"]);
		expect(await facts.execute()).toEqual([
			{ phone: "+573001234567", company_size: null, need: "Perdemos reservas de noche" },
		]);
	});

	it("finds nobody's conversation by a key that can be guessed", async () => {
		const message = "La clave es corta";
		const answers = await Promise.all(
			[1, 2].map(() => send("/asistente", { "submission-key": "1", message })),
		);
		expect(new Set(answers.map(cookieOf)).size).toBe(2);
	});

	it("mails the transcript once", async () => {
		const cookie = cookieOf(await send("/asistente", { message: "Soy Ana Gómez" }));
		const path = "/asistente/correo";
		const form = {
			"submission-key": await keyOf(path, cookie, "submission-key"),
			what: "transcript",
			email: "ana@brisa.co",
			consent: "on",
		};
		const answers = await Promise.all([1, 2].map(() => send(path, form, cookie)));
		expect(answers.map(({ status }) => status)).toEqual([303, 303]);
		const mails = () =>
			writtenMails(join(site.dataDir(), "mail")).filter((mail) => mail.includes("To: ana@brisa.co"));
		await vi.waitFor(() => expect(mails()).toHaveLength(1), 15_000);
		expect(await site.db().selectFrom("conversation_mails").select("email").execute()).toHaveLength(1);
	});
});
