import { afterEach, beforeEach, expect, it } from "vitest";
import { readSettings } from "../../config/env.ts";
import { freshDatabase, onBothDatabases } from "../../tests/support/databases.ts";
import { deliverMails } from "../../tests/support/deliver-mails.ts";
import { type MailReceiver, mailReceiver } from "../../tests/support/outside/mail-receiver.ts";
import { readMail } from "../../tests/support/read-mail.ts";
import { testRuntime } from "../../tests/support/test-runtime.ts";
import { publishPost, unpublishPost } from "../blog/editing/publish-post.ts";
import { countRecipients, mailingOf, mailPost } from "../blog/posts/mail-post.ts";
import { makePost } from "../blog/posts/make-post.ts";
import { insertPost } from "../blog/posts/post-store.ts";
import { cancelSubscription } from "../blog/subscribers/subscribe.ts";
import { insertSubscriber } from "../blog/subscribers/subscriber-store.ts";
import { smtpMailer } from "./smtp-mailer.ts";

const { brand } = readSettings({});
const at = "2026-11-20T15:00:00.000Z";
const content = `Un párrafo con [un enlace](/contacto) y [una nota][n].

[n]: #nota

## Título

| Canal | Espera |
|---|---|
| Chat | 3 minutos |

\`\`\`js
const dos = 1 + 1;
\`\`\`

![Un hotel](/media/hotel.webp)

[El muelle](https://www.youtube.com/watch?v=dQw4w9WgXcQ)

Con nota[^1] y <b>marcas</b>.

[^1]: Al pie.`;

onBothDatabases("a post by mail", (open) => {
	const database = freshDatabase(open);
	let receiver: MailReceiver;
	const runtime = testRuntime();
	beforeEach(async () => {
		receiver = await mailReceiver();
	});
	afterEach(() => receiver.close());

	/** A public post, and who reads it. */
	async function written(): Promise<void> {
		const author = { name: "Ana Ñáñez", image: null, bio: null, linkedIn: null };
		const made = makePost(
			{
				title: "Señales",
				slug: "senales",
				excerpt: "De qué trata.",
				content,
				category: "estrategia",
				tags: [],
				date: null,
				author,
				cover: { src: "/media/portada.webp", alt: "La portada" },
			},
			{
				id: "p",
				storyId: "p",
				language: "es",
				views: 0,
				publishedAt: at,
				createdAt: at,
				updatedAt: at,
			},
		);
		if (made.kind !== "made") throw new Error(made.kind);
		await database.connection.db.transaction().execute(async (tx) => {
			await insertPost(tx, made.post);
			for (const name of ["eva", "ana"])
				await insertSubscriber(tx, {
					id: name,
					email: `${name}@example.com`,
					mailbox: `${name}@example.com`,
					language: "es",
					token: `llave-de-${name}`,
					state: "confirmed",
					createdAt: at,
					askedAt: at,
					confirmedAt: at,
					cancelledAt: null,
					consentVersion: "1",
				});
		});
	}

	async function delivered(): Promise<void> {
		const { db } = database.connection;
		const mailer = smtpMailer({ url: receiver.url, from: brand.mailFrom });
		await deliverMails({ db, runtime }, mailer, {
			publicUrl: "https://rumbo.example",
			onFailure: (failure) => expect.fail(JSON.stringify(failure)),
		});
		mailer.close();
	}

	it("reaches nobody who left while it was on its way, and nobody once it was taken back", async () => {
		const { db } = database.connection;
		await written();
		await mailPost(db, runtime, "p");
		await cancelSubscription(db, runtime, "llave-de-eva");
		await delivered();
		expect(receiver.received.map((mail) => readMail(mail).headers.get("to"))).toEqual(["ana@example.com"]);
		expect(await mailingOf(db, "p")).toEqual({ sent: 1, needless: 1 });
		await db.deleteFrom("deliveries").execute();
		await mailPost(db, runtime, "p");
		await unpublishPost(db, runtime, "p");
		await delivered();
		expect(receiver.received).toHaveLength(1);
	});

	it("is not read before its time, and comes to those who wait for it once it is, never twice", async () => {
		const { db } = database.connection;
		await written();
		const later = new Date(runtime.now().getTime() + 3_600_000).toISOString();
		await mailPost(db, runtime, "p");
		await unpublishPost(db, runtime, "p");
		await publishPost(db, runtime, "p", later);
		await delivered();
		expect(await mailingOf(db, "p")).toEqual({ needless: 2 });
		runtime.pass(7_200);
		const post = { id: "p", language: "es" } as const;
		expect(await countRecipients(db, post)).toBe(2);
		for (const _ of [1, 2]) {
			await mailPost(db, runtime, "p");
			await delivered();
			expect(receiver.received).toHaveLength(2);
			expect(await countRecipients(db, post)).toBe(0);
		}
	});

	it("brings its whole text, and the way out in its head as mail programs want it (RFC 8058)", async () => {
		await written();
		await mailPost(database.connection.db, runtime, "p");
		await delivered();

		const mails = receiver.received.map(readMail);
		expect(mails.map(({ headers }) => headers.get("to")).sort()).toEqual([
			"ana@example.com",
			"eva@example.com",
		]);
		for (const { headers, text, html } of mails) {
			const name = headers.get("to")?.slice(0, 3);
			const leave = `https://rumbo.example/blog/boletin/cancelar?llave=llave-de-${name}`;
			expect(headers.get("list-unsubscribe")).toBe(`<${leave}>`);
			expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
			expect(new Set((text + html).match(/llave=[\w-]+/g))).toEqual(new Set([`llave=llave-de-${name}`]));
		}
		const [{ text, html } = readMail("")] = mails;
		for (const said of ["De qué trata.", "Por Ana Ñáñez", "const dos = 1 + 1;", "3 minutos", "Al pie."]) {
			expect(text).toContain(said);
			expect(html).toContain(said);
		}
		expect(text).toMatch(/Canal +Espera\r?\nChat +3 minutos/);
		expect(text).toContain("un enlace https://rumbo.example/contacto");
		expect(text).toContain("nota[1]");
		expect(html).toContain('href="https://rumbo.example/contacto"');
		expect(html).toContain('href="https://rumbo.example/blog/senales#nota"');
		expect(html).toMatch(/<td[^>]*>3 minutos<\/td>/);
		expect(html).toMatch(/<pre[^>]*white-space:pre-wrap[^>]*>/);
		expect([...html.matchAll(/<img[^>]*>/g)].map(([tag]) => tag)).toEqual([
			expect.stringMatching(/src="https:\/\/rumbo.example\/media\/portada.webp" alt="La portada"/),
			expect.stringMatching(/src="https:\/\/rumbo.example\/media\/hotel.webp" alt="Un hotel"/),
		]);
		expect(html).toMatch(
			/<p[^>]*><a[^>]* href="https:\/\/www\.youtube\.com\/watch\?v=dQw4w9WgXcQ"[^>]*>El muelle<\/a><\/p>/,
		);
		expect(text).toContain("El muelle https://www.youtube.com/watch?v=dQw4w9WgXcQ");
		expect(html + text).not.toContain("youtube-nocookie");
		expect(html).not.toMatch(/<(iframe|script|input)|href="(?!https:)|src="(?!https:)/);
	});
});
