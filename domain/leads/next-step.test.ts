import { describe, expect, it } from "vitest";
import { type Lead, leadScale, noFacts } from "./lead.ts";
import type { LeadDetails } from "./lead-details.ts";
import { nextStep } from "./next-step.ts";

/** A Monday, 9:42 in Bogotá. */
const now = new Date("2026-11-23T14:42:00.000Z");

const lead: Lead = {
	...noFacts,
	phone: "+573001234567",
	id: "lead",
	createdAt: "2026-11-23T14:00:00.000Z",
	updatedAt: "2026-11-23T14:00:00.000Z",
	source: "contact",
	language: "es",
	status: "captured",
	score: leadScale.captured,
	message: null,
	conversationId: null,
	reference: "7KQ4-M2XA",
};

const open: LeadDetails = {
	lead,
	others: [],
	sameEmailCount: 1,
	ownerId: null,
	clientId: null,
	contact: {
		leadId: lead.id,
		ownerId: null,
		createdAt: lead.createdAt,
		contactedAt: null,
		contactOn: null,
		askedAt: null,
	},
	consultation: null,
	revocation: null,
	messages: [],
	notes: [],
	consents: [],
	proposals: [],
	auditLog: [],
	owners: [],
	clients: [],
	crm: { kind: "embedded" },
};

const testProposal = {
	id: "proposal",
	leadId: "lead",
	version: 1,
	number: "P-2026-4F7KA2",
	token: "token",
	fileName: "propuesta.pdf",
	language: "es",
	createdAt: lead.createdAt,
	expiresAt: "2026-12-23T14:00:00.000Z",
} as const;
const contacted = { ...open.contact, contactedAt: "2026-11-23T14:30:00.000Z" };
const consultation = {
	leadId: "lead",
	startsAt: "2026-11-23T19:30:00.000Z",
	place: "",
	sequence: 0,
	changedAt: "2026-11-20T14:30:00.000Z",
	cancelledAt: null,
};
const revocation = { leadId: "lead", revokedAt: lead.createdAt, recordedBy: "chat", requestReference: null };
const step = (changes: Partial<LeadDetails>) => nextStep({ ...open, ...changes }, now);

describe("the one thing to do next with a lead", () => {
	it("is to call them on the day the team answers, or to write where there is no telephone", () => {
		expect(step({})).toEqual({
			kind: "contact",
			by: "phone",
			day: "2026-11-23",
			due: "today",
			isDueByAnswerDay: true,
			asked: false,
		});
		expect(step({ lead: { ...lead, phone: null, email: "ana@ruiz.co" } })).toMatchObject({ by: "email" });
		const friday = { ...open.contact, createdAt: "2026-11-20T14:00:00.000Z" };
		expect(step({ contact: friday })).toMatchObject({ day: "2026-11-20", due: "late" });
		expect(step({ contact: { ...open.contact, contactOn: "2026-11-24" } })).toMatchObject({
			due: "later",
			isDueByAnswerDay: false,
		});
		const saturday = new Date("2026-11-21T15:00:00.000Z");
		expect(
			nextStep({ ...open, contact: { ...open.contact, createdAt: saturday.toISOString() } }, saturday),
		).toMatchObject({
			day: "2026-11-23",
			due: "later",
			isDueByAnswerDay: true,
		});
	});

	it("is to call whoever asked for it, also after a call and as a client", () => {
		const contact = { ...contacted, askedAt: "2026-11-23T14:40:00.000Z" };
		expect(step({ contact, clientId: "brisa" })).toMatchObject({ due: "today", asked: true });
	});

	it("is the consultation that was set, until somebody had it", () => {
		expect(step({ consultation })).toEqual({
			kind: "consultation",
			startsAt: consultation.startsAt,
			isToday: true,
		});
		const tomorrow = { ...consultation, startsAt: "2026-11-24T19:30:00.000Z" };
		expect(step({ consultation: tomorrow, contact: contacted })).toMatchObject({ isToday: false });
		expect(step({ consultation: { ...consultation, cancelledAt: lead.createdAt } })).toMatchObject({
			kind: "contact",
		});
		const held = { ...contacted, contactedAt: "2026-11-23T20:00:00.000Z" };
		expect(step({ consultation, contact: held })).toEqual({ kind: "nothing" });
	});

	it("is a proposal for whoever told all and has none, and nothing otherwise", () => {
		const qualified = { ...lead, status: "qualified" } as const;
		expect(step({ lead: qualified, contact: contacted })).toEqual({ kind: "propose" });
		expect(step({ lead: qualified, contact: contacted, clientId: "brisa" })).toEqual({ kind: "nothing" });
		const revoked = { ...testProposal, revokedAt: lead.createdAt, openings: { count: 0, lastAt: null } };
		for (const [proposal, kind] of [
			[{ ...revoked, revokedAt: null }, "nothing"],
			[revoked, "propose"],
			[{ ...revoked, revokedAt: null, expiresAt: lead.createdAt }, "propose"],
		] as const)
			expect(step({ lead: qualified, contact: contacted, proposals: [proposal] })).toEqual({ kind });
		expect(step({ contact: contacted })).toEqual({ kind: "nothing" });
		expect(step({ clientId: "brisa" })).toEqual({ kind: "nothing" });
	});

	it("is to find a way to reach them, and never to contact whoever revoked their consent", () => {
		expect(step({ lead: { ...lead, phone: null } })).toEqual({ kind: "unreachable" });
		expect(step({ revocation, consultation })).toEqual({ kind: "revoked" });
	});
});
