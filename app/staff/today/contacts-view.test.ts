import { expect, it } from "vitest";
import { noFacts } from "../../../domain/leads/lead.ts";
import { contactsView } from "./contacts-view.server.ts";

it("says in a sentence how somebody arrived who left no message", () => {
	const at = "2026-11-27T15:00:00.000Z";
	const lead = {
		...noFacts,
		id: "ana",
		createdAt: at,
		updatedAt: at,
		language: "es",
		status: "captured",
		score: 25,
		message: null,
		conversationId: null,
		reference: "AAAA-1111",
	} as const;
	const arrival = (source: "chat" | "contact", language: "es" | "en") => {
		const task = {
			lead: { ...lead, source },
			ownerId: null,
			day: "2026-11-27",
			asked: false,
			startsAt: null,
		};
		const options = { now: new Date(at), language, to: String, accountId: "eva", all: true };
		return contactsView({ today: [task], late: [] }, options).today.rows[0]?.reason;
	};
	expect(arrival("chat", "es")).toMatch(/^Llegó por el chat /);
	expect(arrival("contact", "es")).toMatch(/^Llegó por el formulario de contacto /);
	expect(arrival("chat", "en")).toMatch(/^Came in through the chat, /);
});
