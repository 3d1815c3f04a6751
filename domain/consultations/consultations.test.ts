import ICAL from "ical.js";
import { createTransport } from "nodemailer";
import { beforeEach, describe, expect, it } from "vitest";
import { readSettings } from "../../config/env.ts";
import { freshDatabase, inTransaction, onBothDatabases } from "../../tests/support/databases.ts";
import { deliverMails } from "../../tests/support/deliver-mails.ts";
import { freshRuntime } from "../../tests/support/test-runtime.ts";
import { changeLead, type LeadChange } from "../leads/change-lead.ts";
import { listLeads } from "../leads/lead-store.ts";
import { recordForm } from "../leads/record-form.ts";
import { type Mail, messageOptions } from "../mail/mailer.ts";
import { revokeConsent } from "../privacy/processing.ts";
import { cancelConsultation, setConsultation } from "./change-consultation.ts";
import { findConsultation } from "./consultation-store.ts";
import { invitationFile } from "./invitation.ts";

const { brand } = readSettings({});
const three = new Date("2026-12-04T20:00:00.000Z");

describe("an invitation", () => {
	const invitation = {
		uid: "audit-1@rumbo.example",
		summary: "Audit; Express, de Rumbo \\ con Ñandú",
		description: "línea 1\nlínea 2",
		consultation: {
			leadId: "1",
			startsAt: three.toISOString(),
			place: "https://meet.example/a,b;c",
			sequence: 3,
			changedAt: "2026-11-21T15:00:00.000Z",
			cancelledAt: null,
		},
		organizer: { name: "Rumbo", email: "hola@rumbo.example" },
		guests: [{ name: 'Ana "la jefa"\r\nBcc: x; Gómez', email: "ana@example.com" }],
	};

	it("keeps the form of RFC 5545: lines that end in CRLF, of 75 octets at most", () => {
		const { content } = invitationFile(invitation);
		expect(content.endsWith("END:VCALENDAR\r\n")).toBe(true);
		expect(content.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
		for (const line of content.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
		expect(content).not.toMatch(/^Bcc/m);
	});

	it("puts the consultation at its hour in Bogotá, for 30 minutes, and says again all that was written", () => {
		const { method, content } = invitationFile(invitation);
		expect(method).toBe("REQUEST");
		expect(content).toContain("METHOD:REQUEST");
		expect(content).toContain("DTSTART;TZID=America/Bogota:20261204T150000");
		const calendar = new ICAL.Component(ICAL.parse(content));
		const zone = calendar.getFirstSubcomponent("vtimezone")?.getFirstSubcomponent("standard");
		expect(String(zone?.getFirstPropertyValue("tzoffsetto"))).toBe("-05:00");
		const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
		expect(event.startDate.toJSDate().toISOString()).toBe(three.toISOString());
		expect(event.duration.toSeconds()).toBe(30 * 60);
		expect([event.uid, event.sequence, event.summary]).toEqual([invitation.uid, 3, invitation.summary]);
		expect([event.description, event.location]).toEqual([
			invitation.description,
			invitation.consultation.place,
		]);
		expect(event.organizer).toBe("mailto:hola@rumbo.example");
		expect(event.attendees.map((one) => one.getFirstValue())).toEqual(["mailto:ana@example.com"]);
	});

	it("takes the consultation out again with the same name and a higher number", () => {
		const consultation = { ...invitation.consultation, sequence: 4, cancelledAt: "2026-11-22T15:00:00.000Z" };
		const { method, content } = invitationFile({ ...invitation, consultation });
		expect(method).toBe("CANCEL");
		expect(content).toMatch(/UID:audit-1@rumbo\.example\r\nSEQUENCE:4\r\n/);
		expect(content).toContain("STATUS:CANCELLED");
	});
});

onBothDatabases("the consultation of an Audit Express", (open) => {
	const { db } = freshDatabase(open);
	const runtime = freshRuntime();
	let leadId: string;
	const mails: Mail[] = [];
	beforeEach(async () => {
		mails.length = 0;
		await recordForm(
			db(),
			{ runtime, destinations: [] },
			{
				source: "audit",
				language: "en",
				message: null,
				consentVersion: "2026-11",
				facts: { name: "Ana Ruiz", email: "ana@ruiz.co" },
			},
		);
		leadId = (await listLeads(db(), { limit: 1 })).leads[0]?.id ?? "";
		await deliver();
		mails.length = 0;
	});
	const set = (startsAt: Date, place = "") =>
		inTransaction(db(), (tx) => setConsultation(tx, runtime, { leadId, startsAt, place }));
	const deliver = () =>
		deliverMails({ db: db(), runtime }, async (mail) => void mails.push(mail), {
			publicUrl: "https://rumbo.example",
			onFailure: (failure) => expect.fail(JSON.stringify(failure)),
		});

	it("invites visitor and sales, each in their language", async () => {
		expect(await set(three, "https://meet.example/x")).toBe("set");
		await deliver();
		const [visitor, sales] = mails.toSorted((a, b) => a.to.localeCompare(b.to));
		expect([visitor?.to, sales?.to]).toEqual(["ana@ruiz.co", "s@rumbo.example"]);
		expect(visitor?.text).toMatch(/Friday, December 4, 2026 at 3:00\sp\.m\. \(Colombia time\)/);
		expect(sales?.text).toMatch(/viernes, 4 de diciembre de 2026/);
		for (const mail of mails) expect(mail.calendar?.method).toBe("REQUEST");
		const transport = createTransport({ streamTransport: true, buffer: true });
		const { message } = await transport.sendMail(messageOptions(visitor as Mail, brand.mailFrom));
		expect(String(message)).toMatch(/content-type: text\/calendar; charset=utf-8; method=REQUEST/i);
		expect(String(message)).toMatch(/filename="?audit-express\.ics/);
	});

	it("that is set twice is mailed once; moved before its mail left, only the last hour is mailed", async () => {
		await set(three);
		expect(await set(three)).toBe("unchanged");
		expect(await set(new Date(three.getTime() + 3_600_000))).toBe("moved");
		await deliver();
		expect(mails).toHaveLength(2);
		for (const mail of mails) expect(mail.calendar?.content).toMatch(/SEQUENCE:1\r\n[\s\S]*T160000/);
	});

	it("is cancelled once", async () => {
		expect(await cancel()).toBe(false);
		await set(three);
		await deliver();
		mails.length = 0;
		expect([await cancel(), await cancel()]).toEqual([true, false]);
		await deliver();
		expect(mails.map(({ calendar }) => calendar?.method)).toEqual(["CANCEL", "CANCEL"]);
	});

	const withdraw = () =>
		inTransaction(db(), (tx) =>
			revokeConsent(tx, { runtime, destinations: [] }, [leadId], {
				actor: { id: null, name: "Eva" },
				requestReference: null,
			}),
		);
	const cancel = () => inTransaction(db(), (tx) => cancelConsultation(tx, runtime, leadId));

	it("is called off when the consent is taken back, and leaves the calendars it reached", async () => {
		await set(three);
		await deliver();
		mails.length = 0;
		await withdraw();
		await deliver();
		const [visitor, sales] = mails.toSorted((a, b) => a.to.localeCompare(b.to));
		expect(mails.map(({ calendar }) => calendar?.method)).toEqual(["CANCEL", "CANCEL"]);
		expect([visitor?.to, sales?.to]).toEqual(["ana@ruiz.co", "s@rumbo.example"]);
		expect(visitor?.text).toContain("You withdrew your consent");
		expect(sales?.text).toContain("retiró su autorización");
		expect(sales?.replyTo).toBeUndefined();
		mails.length = 0;
		expect([await withdraw(), await cancel()]).toEqual([[], false]);
		await deliver();
		expect(mails).toEqual([]);
	});

	it("is called off in silence when its invitation never left", async () => {
		await set(three);
		await withdraw();
		await deliver();
		expect(mails).toEqual([]);
		expect(await findConsultation(db(), leadId)).toMatchObject({ cancelledAt: runtime.now().toISOString() });
	});

	it("tells staff who save it again as it is that nothing was sent", async () => {
		const consultation = { kind: "consultation", starts: "2026-12-04T15:00", place: "" } as const;
		expect(await changeByStaff(leadId, consultation)).toBe("done");
		expect(await changeByStaff(leadId, consultation)).toBe("consultation-same");
		await deliver();
		expect(mails).toHaveLength(2);
	});

	const changeByStaff = (id: string, wanted: LeadChange) => {
		const makeProposal = () => Promise.reject(new Error("No proposal is made here."));
		const actor = { id: null, name: "Eva" };
		return changeLead(db(), { runtime, destinations: [], makeProposal }, actor, id, wanted);
	};

	it("is neither set nor cancelled for a lead without an address, or that is not there", async () => {
		await db().updateTable("leads").set({ email: null }).execute();
		for (const [id, outcome] of [
			[leadId, "no-email"],
			["missing", "unknown"],
		] as const) {
			const consultation = { kind: "consultation", starts: "2026-12-04T15:00", place: "" } as const;
			expect(await changeByStaff(id, consultation)).toBe(outcome);
			expect(await changeByStaff(id, { kind: "consultation-cancel" })).toBe(outcome);
		}
	});

	it("stays as it was when its hour is past", async () => {
		await set(three);
		await deliver();
		mails.length = 0;
		runtime.pass(30 * 86_400);
		await withdraw();
		await deliver();
		expect(mails).toEqual([]);
		expect(await findConsultation(db(), leadId)).toMatchObject({ cancelledAt: null });
	});

	it("cancelled just before the consent is taken back still leaves the calendars", async () => {
		await set(three);
		await deliver();
		mails.length = 0;
		await cancel();
		await withdraw();
		await deliver();
		expect(mails.map(({ calendar }) => calendar?.method)).toEqual(["CANCEL", "CANCEL"]);
	});
});
