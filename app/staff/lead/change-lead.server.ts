import { data, type RouterContextProvider } from "react-router";
import { limits } from "../../../config/limits.ts";
import { findAccount } from "../../../domain/accounts/account-store.ts";
import { recordAudit } from "../../../domain/accounts/audit-store.ts";
import { findClient } from "../../../domain/accounts/client-store.ts";
import { injectNow } from "../../../domain/crm/inject.ts";
import { findLead } from "../../../domain/leads/lead-store.ts";
import { insertNote, leadWork, setLeadWork } from "../../../domain/leads/lead-work-store.ts";
import { revocationOf } from "../../../domain/privacy/revocation-store.ts";
import { withdrawPersonOf } from "../../../domain/privacy/withdraw-person.ts";
import { proposalsOf, revokeProposal } from "../../../domain/proposals/proposal-store.ts";
import { cleanText } from "../../../http/clean-text.ts";
import { emptyForm } from "../../forms/form-state.ts";
import { textOf } from "../../forms/text-of.ts";
import { pressedId, storeOnce } from "../pressed.server.ts";
import { doneAt, notThere, staffRoom } from "../staff-room.server.ts";
import type { LeadState } from "./lead-state.ts";

/** What the room's forms do. */
const leadChanges = ["note", "owner", "client", "proposal", "revoke", "crm", "revoke-consent"] as const;

/** How a press in the room may end, as its address says it. */
export const leadEnds = [...leadChanges, "session", "proposal-same", "proposal-enough", "withdrawn"] as const;

/** Answers a form of the lead's room. Each change is in the audit log with who made it. */
export async function changeLead(
	request: Request,
	context: Readonly<RouterContextProvider>,
	leadId: string,
	form: FormData,
) {
	const { services, db, actor, to, text: words } = staffRoom(request, context);
	const { world } = services;
	const lead = await findLead(db, leadId);
	if (!lead) return notThere();
	const path = to(`/leads/${encodeURIComponent(leadId)}`);
	const subject = { kind: "lead", id: leadId };
	const what = textOf(form, "what");
	if (!leadChanges.some((known) => known === what)) notThere();
	if (["proposal", "crm"].includes(what) && (await revocationOf(db, leadId)))
		return doneAt(path, "withdrawn");
	if (what === "note") {
		const text = cleanText(textOf(form, "note")).trim();
		const { problems: wrong } = words.lead;
		const problem = !text ? wrong.note : text.length > limits.note ? wrong.noteLong : null;
		if (problem) {
			const typed = { note: text };
			return data<LeadState>({ what, form: { ...emptyForm, typed, problems: { note: problem } } }, 400);
		}
		const id = pressedId(form, world);
		const note = { id, at: world.now().toISOString(), author: actor.name, text };
		await storeOnce(() => db.transaction().execute((tx) => insertNote(tx, leadId, note)));
	}
	if (what === "owner") {
		const chosen = await findAccount(db, "id", textOf(form, "owner"));
		const owner = chosen?.kind === "staff" && chosen.role !== "editor" ? chosen : null;
		await db.transaction().execute(async (tx) => {
			const work = await leadWork(tx, leadId);
			await setLeadWork(tx, leadId, { clientId: work?.clientId ?? null, ownerId: owner?.id ?? null });
			const detail = { owner: owner?.name ?? "" };
			await recordAudit(tx, world, { actor, action: "lead-assigned", subject, detail });
		});
	}
	if (what === "client") {
		const client = await findClient(db, "id", textOf(form, "client"));
		await db.transaction().execute(async (tx) => {
			const work = await leadWork(tx, leadId);
			await setLeadWork(tx, leadId, { ownerId: work?.ownerId ?? null, clientId: client?.id ?? null });
			const detail = { client: client?.name ?? "" };
			await recordAudit(tx, world, { actor, action: "lead-linked", subject, detail });
		});
	}
	if (what === "proposal") {
		const { kind } = await services.makeProposal({ leadId, visitor: `staff:${actor.id}` });
		if (kind === "same") return doneAt(path, "proposal-same");
		if (kind !== "made") return doneAt(path, "proposal-enough");
		await db
			.transaction()
			.execute((tx) => recordAudit(tx, world, { actor, action: "proposal-made", subject }));
	}
	if (what === "crm") {
		await injectNow(db, services, leadId);
		await db
			.transaction()
			.execute((tx) => recordAudit(tx, world, { actor, action: "lead-sent-to-crm", subject }));
	}
	if (what === "revoke") {
		const id = textOf(form, "proposal");
		const own = (await proposalsOf(db, [leadId])).some((one) => one.id === id);
		if (!own) notThere();
		await db.transaction().execute(async (tx) => {
			await revokeProposal(tx, id, world.now());
			await recordAudit(tx, world, { actor, action: "proposal-revoked", subject, detail: { proposal: id } });
		});
	}
	if (what === "revoke-consent") {
		await db
			.transaction()
			.execute((tx) => withdrawPersonOf(tx, services, lead, { actor, requestReference: null }));
	}
	return doneAt(path, what);
}
