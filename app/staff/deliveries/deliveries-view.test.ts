import { expect, it } from "vitest";
import { staff } from "../../../content/staff/list.ts";
import type { LinkWay } from "../../../shared/account.ts";
import type { DeliveryKind } from "../../../shared/delivery.ts";
import { deliveryView } from "./deliveries-view.server.ts";

const at = "2026-11-29T15:00:00.000Z";
const stored = {
	id: "one",
	attempts: 1,
	createdAt: at,
	dueAt: at,
	sentAt: at,
	lastError: null,
	leadId: null,
	leadName: null,
	person: null,
	personName: null,
	revocation: false,
	variant: null,
	mailer: null,
	held: false,
	state: "sent" as const,
};

const view = { now: new Date(at), language: "en", text: staff.en.deliveries, to: String } as const;

it("says that a mail was sent only where a mail server is set up", () => {
	const statusOf = (kind: DeliveryKind, linkWay: LinkWay, held = false) =>
		deliveryView({ ...stored, kind, held }, { ...view, linkWay }).status;
	expect([statusOf("form-receipt", "mail"), statusOf("form-receipt", "shown")]).toEqual(["sent", "saved"]);
	expect([statusOf("odoo", "shown"), statusOf("form-receipt", "shown", true)]).toEqual(["sent", "held"]);
});

it("says of each mail what took it, whatever the settings became since", () => {
	const statusOf = (mailer: "smtp" | "file", linkWay: LinkWay) =>
		deliveryView({ ...stored, kind: "form-receipt", mailer }, { ...view, linkWay }).status;
	expect([statusOf("smtp", "shown"), statusOf("file", "mail")]).toEqual(["sent", "saved"]);
});

it("tells the mails of one kind apart, and names one of an earlier release by its kind", () => {
	const nameOf = (kind: string, variant: string | null) =>
		deliveryView({ ...stored, kind, variant }, { ...view, linkWay: "mail" }).kind;
	const { kinds, variants } = staff.en.deliveries;
	expect(nameOf("audit-session", "sales-moved")).toBe(variants["audit-session"]["sales-moved"]);
	expect(nameOf("audit-session", "sales")).toBe(variants["audit-session"].sales);
	expect(nameOf("sign-in-notice", "passkey-added")).toBe(variants["sign-in-notice"]["passkey-added"]);
	expect(nameOf("password-reset", "new-account")).toBe(variants["password-reset"]["new-account"]);
	for (const variant of [null, "toString", "sales"])
		expect(nameOf("sign-in-notice", variant)).toBe(kinds["sign-in-notice"]);
});
