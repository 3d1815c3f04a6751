import { expect, it } from "vitest";
import { readSettings } from "../../../config/env.ts";
import { type Lead, noFacts } from "../../leads/lead.ts";
import { formReceipt } from "./form-receipt.ts";
import { salesNotice } from "./sales-notice.ts";

const { brand } = readSettings({});
const lead: Lead & { email: string } = {
	...noFacts,
	...{
		id: "1",
		createdAt: "",
		updatedAt: "",
		source: "contact",
		language: "en",
		status: "captured",
		score: 25,
	},
	...{
		name: "Ana Ñáñez",
		email: "ana@example.com",
		message: null,
		conversationId: null,
		reference: "AAAA-BBBB",
	},
};

it("greets with the first name, and with none when it cannot be said", () => {
	const greeting = (name: string) =>
		formReceipt({ id: "1", brand, publicUrl: "", lead: { ...lead, name } }).text.split("\n")[0];
	expect(greeting("Ana Ñáñez")).toBe("Hello Ana,");
	expect(greeting("4You 2Day")).not.toContain("Hello");
});

it("tells sales in which language to answer", () => {
	const notice = (language: Lead["language"]) =>
		salesNotice({ id: "1", to: "", brand, lead: { ...lead, language }, transcript: [], proposalUrl: null });
	expect(notice("en").text).toContain("Contestar en: Inglés");
	expect(notice("es").html).toMatch(/Contestar en<\/th><td[^>]*>Español/);
});
