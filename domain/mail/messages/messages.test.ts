import { createTransport } from "nodemailer";
import { expect, it } from "vitest";
import { readSettings } from "../../../config/env.ts";
import type { Account } from "../../accounts/account.ts";
import { type Lead, noFacts } from "../../leads/lead.ts";
import type { RightsRequest } from "../../privacy/rights-request.ts";
import { type Mail, messageOptions } from "../mailer.ts";
import { passwordReset, signInNotice } from "./account.ts";
import { formReceipt } from "./receipts.ts";
import { rightsNotice } from "./rights.ts";
import { salesNotice } from "./sales-notice.ts";

const { brand } = readSettings({});
const lead: Lead & { email: string } = {
	...noFacts,
	id: "1",
	createdAt: "",
	updatedAt: "",
	source: "contact",
	language: "en",
	status: "captured",
	score: 25,
	name: "Ana Ñáñez",
	email: "ana@example.com",
	message: null,
	conversationId: null,
	reference: "AAAA-BBBB",
};

it("greets with the first name, and with none when it cannot be said", async () => {
	const greeting = async (name: string) =>
		(await formReceipt({ id: "1", brand, publicUrl: "", lead: { ...lead, name } })).text.split("\n")[0];
	expect(await greeting("Ana Ñáñez")).toBe("Hi Ana,");
	expect(await greeting("4You 2Day")).not.toContain("Hello");
});

const notice = (of: Partial<Lead>, language: Lead["language"] = "es") =>
	salesNotice({
		id: "1",
		to: "ventas@rumbo.example",
		brand,
		language,
		transcript: [],
		proposalUrl: null,
		lead: { ...lead, ...of },
	});

it("has a reply to the notice of a request about personal data reach who asked", async () => {
	const request: RightsRequest = {
		...{ id: "1", reference: "AAAA-BBBB", kind: "query", language: "es", createdAt: "", dueOn: "2026-12-04" },
		...{ name: "Ana", email: "ana@example.com", documentType: "cc", documentNumber: "1", detail: "" },
		...{ consentVersion: "1", answer: null },
	};
	const mail = await rightsNotice({ id: "1", brand, language: "es", request });
	expect(mail).toMatchObject({ to: brand.email, replyTo: "ana@example.com" });
});

it("tells sales in which language to answer", async () => {
	expect((await notice({ language: "en" })).text).toContain("Contestar en: Inglés");
	expect((await notice({ language: "es" })).html).toMatch(/Contestar en<\/th><td[^>]*>Español/);
});

it("tells sales what to say on the first call, in the staff's language, by what is known", async () => {
	const { text } = await notice({
		language: "en",
		need: "answer bookings at night",
		industry: "hospitalidad-viajes",
		name: "Eva Ruiz",
		source: "chat",
	});
	expect(text).toContain("Qué decir en la primera llamada\n- Habla en inglés");
	expect(text).toContain("Hola, Eva, te llamo de Rumbo");
	expect(text).toContain("«answer bookings at night»");
	expect(text).toContain("Háblale de Travel AI Booster");
	expect(text).toContain("Falta el presupuesto");
	const known = {
		name: null,
		need: "x",
		budget: "1",
		timing: "2",
		companySize: "3",
		source: "audit" as const,
	};
	const english = (await notice({ ...known, language: "es" }, "en")).text;
	expect(english).toContain("Speak Spanish");
	expect(english).toContain("who am I speaking with?");
	expect(english).toContain("agree on the day and time of the next meeting");
});

it("tells sales everything in words, never by the key it is kept by", async () => {
	const known = { industry: "other", phone: "+573005550100", source: "api", score: 25 } as const;
	const [spanish, english] = [(await notice(known, "es")).text, (await notice(known, "en")).text];
	expect(spanish).toContain("Industria: Otra");
	expect(english).toContain("Industry: Other");
	expect(english).toContain("(25%)");
	for (const text of [spanish, english]) {
		expect(text).toContain("+57 300 555 0100");
		expect(text).not.toMatch(/: other\b/);
	}
	expect(spanish).toContain("Otro sistema lo envió por la API.");
});

const typed = "<img src=x onerror=alert(1)>\r\nBcc: all@evil.example {score} </td><script>alert(2)</script>";

it("keeps what people typed text: never mark-up, never a header", async () => {
	const facts = { name: typed, company: typed, need: typed, budget: typed, message: typed };
	const lines = [{ role: "user" as const, content: typed, at: "" }];
	const mail = await salesNotice({
		id: "1",
		to: "ventas@rumbo.example",
		brand,
		language: "es",
		transcript: lines,
		proposalUrl: null,
		lead: { ...lead, ...facts },
	});
	expect(mail.html).not.toMatch(/<img|<script/i);
	expect(mail.html).toContain("&lt;script&gt;");
	expect(mail.subject).not.toMatch(/[\r\n]/);
	const whole = String((await sent(mail)).message);
	const head = whole.slice(0, whole.indexOf("\r\n\r\n"));
	expect(head).not.toMatch(/^bcc:/im);
	expect(head.match(/^to:.*$/gim)).toEqual(["To: ventas@rumbo.example"]);
});

it("writes to one mailbox, whatever its address is made to look like", async () => {
	const to = "ana@example.com, all@evil.example";
	const { envelope } = await sent(
		await formReceipt({ id: "1", brand, publicUrl: "", lead: { ...lead, email: to } }),
	);
	expect(envelope.to).not.toContain("all@evil.example");
	expect(envelope.to.length).toBeLessThanOrEqual(1);
});

function sent(mail: Mail) {
	const transport = createTransport({ streamTransport: true, buffer: true });
	return transport.sendMail(messageOptions(mail, brand.mailFrom));
}

it("tells an account's owner how to choose a password, what changed in the way to sign in, and when", async () => {
	const account: Account = {
		id: "1",
		createdAt: "",
		username: "ana.paz",
		email: "ana@brisa.example",
		name: "Ana",
		kind: "client",
		roles: [],
		clientId: null,
		language: "es",
		disabledAt: null,
		twoFactor: false,
	};
	const link = { id: "1", brand, publicUrl: "https://rumbo.example", account, token: "t" };
	expect((await passwordReset({ ...link, reason: "new-account" })).text).toMatch(
		/Tu usuario es ana\.paz[\s\S]+72 horas/,
	);
	expect((await passwordReset({ ...link, reason: "forgotten" })).text).toMatch(/Pediste[\s\S]+10 minutos/);
	const rest = { id: "1", brand, at: "2026-11-28T18:05:00.000Z", userAgent: "" };
	const spanish = await signInNotice({ ...rest, account, event: "passkey-added" });
	expect(spanish.text).toMatch(
		/El 28 de noviembre de 2026.+ 1:05.+ se agregó una llave de acceso en la cuenta ana\.paz/,
	);
	const english = { ...account, language: "en" as const };
	const reset = await signInNotice({ ...rest, account: english, event: "password-reset" });
	expect(reset.text).toMatch(
		/November 28, 2026.+ 1:05.+ a new password was chosen with a link .+ your Rumbo account, ana\.paz/,
	);
});
