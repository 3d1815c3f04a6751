import { parse } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readSettings } from "../../config/env.ts";
import { mailPictures } from "../../scripts/posters/mail-scenes.ts";
import { rasterize } from "../../scripts/posters/rasterize.ts";
import { languages } from "../../shared/language.ts";
import { mailReceiver } from "../../tests/support/outside/mail-receiver.ts";
import { readMail } from "../../tests/support/read-mail.ts";
import { sampleMails } from "../../tests/support/samples/mails.ts";
import { pictureOf } from "./pictures.ts";
import { smtpMailer } from "./smtp-mailer.ts";

const { brand, mailFrom } = readSettings({});
const pictured = {
	"contact-receipt": "contact-hospitalidad-viajes",
	"audit-receipt": "audit-hospitalidad-viajes",
	consultation: "consultation-hospitalidad-viajes",
	"proposal-receipt": "proposal-hospitalidad-viajes",
	"newsletter-confirm": "newsletter-retail-ecommerce",
	"post-mail": "post-hospitalidad-viajes",
};

const drawn = await Promise.all(
	mailPictures().map(async ({ address, svg, width, palette }) => {
		return [parse(address).name, await rasterize(svg, width, palette)] as const;
	}),
);
const pictures = new Map(drawn);
const receiver = await mailReceiver();
const mailer = smtpMailer({ url: receiver.url, from: mailFrom });
afterAll(async () => {
	mailer.close();
	await receiver.close();
});

it.each(drawn)("the picture %s is small enough for a mail", (_, png) => {
	expect(png.length).toBeLessThan(24 * 1024);
	expect([Buffer.from(png).readUInt32BE(16), Buffer.from(png).readUInt32BE(20)]).toEqual([1200, 600]);
});

it.each(languages)("what a client reads brings its scene along, over SMTP (%s)", async (language) => {
	const mails = await sampleMails(language, brand, pictures);
	for (const [name, scene] of Object.entries(pictured)) {
		const mail = mails[name];
		if (!mail) throw new Error(`No mail ${name}.`);
		await mailer.send(mail);
		const { text, html, picture } = readMail(receiver.received.at(-1) ?? "");
		expect(picture?.type, name).toMatch(/^image\/png/);
		expect(picture?.bytes, name).toEqual(Buffer.from(pictures.get(scene) ?? []));
		const [tag = "", ...others] = html.match(/<img[^>]*>/g) ?? [];
		expect(others, name).toEqual([]);
		expect(tag).toContain(`src="cid:${picture?.cid}"`);
		expect(tag).toMatch(/ alt="[^"{}]{15,}"/);
		expect(tag).toMatch(/ height="300"/);
		expect(tag).toMatch(/ width="600"/);
		expect(text.trim()).toBe(
			(await sampleMails(language, brand))[name]?.text.replace(/\r?\n/g, "\r\n").trim(),
		);
	}
});

it("sends no picture to the team, about a cancelled session, or where a build drew none", async () => {
	const mails = Object.entries(await sampleMails("es", brand, pictures));
	const withPicture = mails.filter(([, { picture }]) => picture).map(([name]) => name);
	expect(withPicture.sort()).toEqual(Object.keys(pictured).sort());
	for (const [name, { html, picture }] of mails)
		expect(html.includes("cid:"), name).toBe(picture !== undefined);
	const without = Object.values(await sampleMails("es", brand));
	expect(without.filter(({ picture, html }) => picture ?? html.includes("<img"))).toEqual([]);
});

it("an invitation to a session is still read by calendars beside its scene", async () => {
	const { consultation: mail } = await sampleMails("es", brand, pictures);
	if (!mail) throw new Error("No mail.");
	await mailer.send(mail);
	const received = receiver.received.at(-1) ?? "";
	expect(received).toMatch(/content-type: text\/calendar;[^\n]*method=REQUEST/i);
	expect(readMail(received).picture).not.toBeNull();
});

it("shows a shop to a reader of another industry", () => {
	for (const industry of ["other", null] as const) {
		const picture = pictureOf(pictures, { of: "contact", industry }, "es");
		expect(picture?.cid).toBe("contact-retail-ecommerce@scenes");
		expect(picture?.alt).toContain("una tienda");
	}
});
