import { describe, expect, test } from "vitest";
import { readSettings } from "../../../config/env.ts";
import { type Language, languages } from "../../../shared/language.ts";
import { type Lead, noFacts } from "../../leads/lead.ts";
import type { RightsRequest } from "../../privacy/rights-request.ts";
import type { Mail } from "../mailer.ts";
import { consultationMail } from "./consultation.ts";
import { formReceipt, proposalReceipt } from "./receipts.ts";
import { rightsAnswer, rightsReceipt } from "./rights.ts";

const { brand, publicUrl } = readSettings({});
const at = "2026-11-14T12:00:00.000Z";
const to = "third@party.example";

function lettersTo(name: string, company: string, language: Language): Promise<Mail[]> {
	const lead: Lead & { email: string } = {
		...noFacts,
		id: "a",
		createdAt: at,
		updatedAt: at,
		source: "chat",
		language,
		status: "captured",
		score: 25,
		name,
		company,
		email: to,
		message: null,
		conversationId: null,
		reference: "7KQ4-M2XA",
	};
	const proposal = {
		id: "p",
		leadId: "a",
		version: 1,
		number: "P-2026-000001",
		token: "t",
		fileName: "p.pdf",
		language,
		createdAt: at,
		expiresAt: at,
		revokedAt: null,
	};
	const request: RightsRequest = {
		id: "r",
		reference: "7KQ4-M2XA",
		createdAt: at,
		dueOn: "2026-12-01",
		language,
		name,
		email: to,
		kind: "query",
		answer: null,
		documentType: "cc",
		documentNumber: "1",
		detail: "d",
		consentVersion: "1",
	};
	return Promise.all([
		proposalReceipt({ id: "1", brand, publicUrl, lead, proposal, proposalUrl: `${publicUrl}/p` }),
		formReceipt({ id: "2", brand, publicUrl, lead }),
		rightsReceipt({ id: "3", brand, publicUrl, request }),
		rightsAnswer({
			id: "5",
			brand,
			publicUrl,
			request,
			answer: { at, author: "Eva", result: "done", note: "n" },
		}),
		consultationMail({
			id: "4",
			brand,
			publicUrl,
			lead,
			reader: "visitor",
			consultation: { leadId: "a", startsAt: at, place: "", sequence: 0, changedAt: at, cancelledAt: null },
			sales: { email: brand.salesEmail, language },
		}),
	]);
}

describe.each(languages)("what we write to an address somebody typed (%s)", (language) => {
	test("greets by the first name", async () => {
		for (const { text, html } of await lettersTo("Ana Ruiz", "Hotel Brisa", language)) {
			expect(text).toMatch(/^(?:Hola, |Hi )Ana[:,]\n/);
			expect(html).toContain("Ana");
		}
	});

	test.each([
		["Evil.com", "Evil.com"],
		["visit http://evil.com now", "http://evil.com"],
		["Evil.com/50off", "evil.com"],
		["Gratis Para Siempre", "Todo Gratis"],
		["Fifty Percent Off", "Half Price"],
		["Gana100", "Bono 100"],
		["<a href=//evil.com>Ana</a>", "x"],
		["Clickeaestoahoramismoparaganar", "x"],
	])("carries no link, offer or advert: «%s», «%s»", async (name, company) => {
		for (const { subject, text, html, calendar } of await lettersTo(name, company, language)) {
			const letter = [subject, text, html, calendar?.content].join("\n");
			expect(letter).not.toMatch(/evil|gratis|fifty|half price|gana100|bono|clickea/i);
			expect(text).not.toMatch(/^(?:Hola|Hi|Hello)\b/);
		}
	});
});
