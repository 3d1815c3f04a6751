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
	held: false,
	state: "sent" as const,
};

it("says that a mail was sent only where a mail server is set up", () => {
	const view = { now: new Date(at), language: "en", text: staff.en.deliveries, to: String } as const;
	const statusOf = (kind: DeliveryKind, linkWay: LinkWay, held = false) =>
		deliveryView({ ...stored, kind, held }, { ...view, linkWay }).status;
	expect([statusOf("form-receipt", "mail"), statusOf("form-receipt", "shown")]).toEqual(["sent", "saved"]);
	expect([statusOf("odoo", "shown"), statusOf("form-receipt", "shown", true)]).toEqual(["sent", "held"]);
});
