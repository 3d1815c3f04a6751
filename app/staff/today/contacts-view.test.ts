import { expect, it } from "vitest";
import { type Lead, noFacts } from "../../../domain/leads/lead.ts";
import type { ContactTask, PendingContacts } from "../../../domain/today/pending-contacts.ts";
import { contactsView } from "./contacts-view.server.ts";

const lead: Lead = {
	...noFacts,
	phone: "+573001234567",
	id: "lead",
	createdAt: "2026-11-23T14:00:00.000Z",
	updatedAt: "2026-11-23T14:00:00.000Z",
	source: "contact",
	language: "es",
	status: "captured",
	score: 50,
	message: null,
	conversationId: null,
	reference: "7KQ4-M2XA",
};

const now = new Date("2026-11-23T14:42:00.000Z");
const task = (ownerId: string | null, number: number) => ({
	lead: { ...lead, id: `lead-${number}` },
	ownerId,
	day: "2026-11-23",
	asked: false,
	startsAt: null,
	sameEmailCount: 1,
});
const viewOf = (owners: readonly (string | null)[], all = false) => {
	const today = owners.map(task);
	return contactsView(
		{ today, late: [] },
		{ now, language: "es", to: (path) => path, accountId: "laura", all },
	);
};

it("offers the whole team's list only where it holds more, else the rest of one's own", () => {
	const own = Array.from({ length: 13 }, (_, index) => (index % 2 ? "laura" : null));
	expect(viewOf(own)).toMatchObject({ today: { count: 13, rows: { length: 10 } }, count: 13, other: "more" });
	expect(viewOf([...own, "julian"])).toMatchObject({ today: { count: 13 }, count: 14, other: "all" });
	expect(viewOf(["laura", null]).other).toBeNull();
	expect(viewOf(own, true).other).toBe("mine");
});

it("shows a person of several requests once, where it is most urgent, and who else uses the address", () => {
	const of = (number: number, name: string | null, more: Partial<ContactTask> = {}): ContactTask => {
		const made = task(null, number);
		return { ...made, sameEmailCount: 4, ...more, lead: { ...made.lead, name, email: "ana@ruiz.example" } };
	};
	const first = of(1, "Ana Ruiz", { day: "2026-11-20" });
	const late = [{ ...first, lead: { ...first.lead, phone: null } }, of(2, null, { day: "2026-11-20" })];
	const today = [of(3, "ana ruíz"), of(4, "Luis Ruiz")];
	const shown = (tasks: PendingContacts, accountId = "laura") => {
		const options = { now, language: "es", to: (path: string) => path, accountId, all: false } as const;
		const view = contactsView(tasks, options);
		return { late: view.late.rows.map(({ id }) => id), today: view.today.rows.map(({ id }) => id), view };
	};
	expect(shown({ today, late })).toMatchObject({
		late: ["lead-1"],
		today: ["lead-4"],
		view: { count: 2, late: { count: 1, rows: [{ company: "4 solicitudes", isCall: true }] } },
	});
	const consultation = of(3, "Ana Ruiz", { startsAt: "2026-11-23T20:00:00.000Z" });
	expect(shown({ today: [consultation], late })).toMatchObject({ late: [], today: ["lead-3"] });
	const julians = of(1, "Ana Ruiz", { day: "2026-11-20", ownerId: "julian" });
	expect(shown({ today, late: [julians] })).toMatchObject({ late: [], today: ["lead-3", "lead-4"] });
});

it("says in a sentence how somebody arrived who left no message", () => {
	const reasonFor = (source: Lead["source"], language: Lead["language"]) => {
		const today = [{ ...task(null, 1), lead: { ...lead, source } }];
		const view = contactsView(
			{ today, late: [] },
			{ now, language, to: (path) => path, accountId: "eva", all: true },
		);
		return view.today.rows[0]?.reason;
	};
	expect(reasonFor("chat", "es")).toMatch(/^Llegó por el chat /);
	expect(reasonFor("contact", "es")).toMatch(/^Llegó por el formulario de contacto /);
	expect(reasonFor("chat", "en")).toMatch(/^Came in through the chat, /);
});
