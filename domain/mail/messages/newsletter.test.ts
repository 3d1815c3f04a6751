import { expect, it } from "vitest";
import { readSettings } from "../../../config/env.ts";
import { testPost } from "../../../tests/support/test-post.ts";
import type { Subscriber } from "../../blog/subscribers/subscriber.ts";
import { cachedPostMail, postMail } from "./newsletter.ts";

const { brand } = readSettings({});
const at = "2026-11-20T15:00:00.000Z";
const post = testPost({ excerpt: "E", content: "C", html: "<p>C</p>", publishedAt: at });
const reader = (id: string): Subscriber => ({
	id,
	email: `${id}@e.example`,
	mailbox: `${id}@e.example`,
	language: "es",
	state: "confirmed",
	token: `key-of-${id}`,
	createdAt: at,
	askedAt: at,
	confirmedAt: at,
	cancelledAt: null,
	consentVersion: "1",
});
const mailTo = (id: string) => ({ id, brand, publicUrl: "", post, subscriber: reader(id) });

it("draws a post once for many, each with their own way out", async () => {
	let drawn = 0;
	const render = cachedPostMail((mail) => {
		drawn++;
		return postMail(mail);
	});
	const mails = await Promise.all(["a", "b"].map((id) => render(mailTo(id))));
	expect(drawn).toBe(1);
	expect(mails.map(({ to }) => to)).toEqual(["a@e.example", "b@e.example"]);
	for (const [index, id] of ["a", "b"].entries())
		expect(mails[index]?.unsubscribe, id).toMatch(new RegExp(`=key-of-${id}$`));
});

it("draws a post anew after it could not be drawn", async () => {
	let tries = 0;
	const render = cachedPostMail((mail) =>
		++tries === 1 ? Promise.reject(new Error("not rendered")) : postMail(mail),
	);
	const failed = await Promise.allSettled([render(mailTo("a")), render(mailTo("b"))]);
	expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
	expect(await render(mailTo("a"))).toMatchObject({ to: "a@e.example" });
});

it("says a figure of drops and a caption in words, and shows no empty paragraph for the drops", async () => {
	const content = '- 18 🔵 resueltos\n- 5 🔴 de una persona\n\n![Un hotel](/media/uno.webp "De noche")';
	const { html, text } = await postMail({ ...mailTo("a"), post: { ...post, content } });
	expect(text).toMatch(/🔵 18 resueltos/);
	expect(html).toMatch(/>De noche</);
	expect(html).not.toMatch(/<p[^>]*><\/p>|<i class/);
});
