import { afterEach, expect, it } from "vitest";
import { mailReceiver } from "../../tests/support/outside/mail-receiver.ts";
import { mailServer } from "../../tests/support/outside/mail-server.ts";
import { PermanentFailure } from "../deliveries/failure.ts";
import type { Mailer } from "./mailer.ts";
import { smtpMailer } from "./smtp-mailer.ts";

const from = "Rumbo <hola@rumbo.example>";
const mail = (to: string) => ({ id: "d-1", to, subject: "Hola", text: "Hola", html: "<p>Hola</p>" });

const closing: (() => unknown)[] = [];
afterEach(async () => {
	for (const close of closing.splice(0)) await close();
});

function mailerTo(url: string): Mailer {
	const mailer = smtpMailer({ url, from, silenceMs: 1_000 });
	closing.unshift(mailer.close);
	return mailer;
}

async function failureOf(receiving: Parameters<typeof mailReceiver>[0], to: string): Promise<unknown> {
	const receiver = await mailReceiver(receiving);
	closing.push(receiver.close);
	return mailerTo(receiver.url)
		.send(mail(to))
		.then(
			() => null,
			(error: unknown) => error,
		);
}

it("a mail is refused for good when its recipient or its content is, and not when it is for now", async () => {
	const to = "nobody@brisa.example";
	const recipient = (code: number) => failureOf({ unknown: { address: to, code } }, to);
	const content = (code: number) => failureOf({ refusals: 1, code }, to);
	for (const refused of [await recipient(550), await content(554)])
		expect(refused).toBeInstanceOf(PermanentFailure);
	for (const deferred of [await recipient(450), await content(451)]) {
		expect(deferred).toBeInstanceOf(Error);
		expect(deferred).not.toBeInstanceOf(PermanentFailure);
	}
});

it("what a server says to everybody refuses no mail for good", async () => {
	const server = await mailServer();
	closing.push(server.turnOff);
	server.behaviour = "500";
	const refused = await mailerTo(server.url)
		.send(mail("ana@brisa.example"))
		.catch((error: unknown) => error);
	expect(refused).toBeInstanceOf(Error);
	expect(refused).not.toBeInstanceOf(PermanentFailure);
});

it("a mail whose connection broke after its content has the same Message-ID when it is sent again", async () => {
	const server = await mailServer();
	closing.push(server.turnOff);
	const mailer = mailerTo(server.url);
	server.behaviour = "half";
	await expect(mailer.send(mail("ana@brisa.example"))).rejects.toThrow();
	server.behaviour = "up";
	await mailer.send(mail("ana@brisa.example"));
	expect([...server.arrived.values()]).toEqual([{ to: "ana@brisa.example", times: 2 }]);
});
