import { expect, it } from "vitest";
import { readSettings } from "../../../config/env.ts";
import type { Post } from "../../blog/post.ts";
import type { Subscriber } from "../../blog/subscriber.ts";
import { postMail, postPress } from "./newsletter.ts";

const { brand } = readSettings({});
const at = "2026-11-20T15:00:00.000Z";
const post: Post = {
	id: "p",
	storyId: "p",
	language: "es",
	slug: "p",
	title: "P",
	excerpt: "E",
	content: "C",
	html: "<p>C</p>",
	category: "estrategia",
	tags: [],
	cover: null,
	readTime: 1,
	views: 0,
	author: { name: "Ana", key: "ana", image: null, bio: null, linkedIn: null },
	publishedAt: at,
	createdAt: at,
	updatedAt: at,
};
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
	const press = postPress((mail) => {
		drawn++;
		return postMail(mail);
	});
	const mails = await Promise.all(["a", "b"].map((id) => press(mailTo(id))));
	expect(drawn).toBe(1);
	expect(mails.map(({ to }) => to)).toEqual(["a@e.example", "b@e.example"]);
	for (const [index, id] of ["a", "b"].entries())
		expect(mails[index]?.unsubscribe, id).toMatch(new RegExp(`=key-of-${id}$`));
});

it("draws a post anew after it could not be drawn", async () => {
	let tries = 0;
	const press = postPress((mail) => (++tries === 1 ? Promise.reject(new Error("no ink")) : postMail(mail)));
	const failed = await Promise.allSettled([press(mailTo("a")), press(mailTo("b"))]);
	expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
	expect(await press(mailTo("a"))).toMatchObject({ to: "a@e.example" });
});
