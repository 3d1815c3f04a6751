import { data, type RouterContextProvider } from "react-router";
import { limits } from "../../../config/limits.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import type { Db, Tx } from "../../../db/connect.ts";
import { findAccount } from "../../../domain/accounts/account-store.ts";
import type { Actor } from "../../../domain/accounts/audit-entry.ts";
import { recordAudit } from "../../../domain/accounts/audit-store.ts";
import { findClient } from "../../../domain/accounts/client-store.ts";
import { injectNow } from "../../../domain/crm/inject.ts";
import type { Lead } from "../../../domain/leads/lead.ts";
import { findLead } from "../../../domain/leads/lead-store.ts";
import { insertNote, leadWork, setLeadWork } from "../../../domain/leads/lead-work-store.ts";
import { revocationOf } from "../../../domain/privacy/revocation-store.ts";
import { withdrawPersonOf } from "../../../domain/privacy/withdraw-person.ts";
import { proposalsOf, revokeProposal } from "../../../domain/proposals/proposal-store.ts";
import { cleanText } from "../../../http/clean-text.ts";
import type { Services } from "../../../http/services.ts";
import { emptyForm, type FormState } from "../../forms/form-state.ts";
import { formText } from "../../forms/text-of.ts";
import { pressedId, storeOnce } from "../pressed.server.ts";
import { doneAt, notThere, staffRoom } from "../staff-room.server.ts";
import type { LeadState } from "./lead-state.ts";

/** How a press ended, where it is not what it asked for. */
const otherEnds = ["session", "proposal-same", "proposal-enough", "withdrawn"] as const;

type Asked = {
	services: Services;
	db: Db;
	actor: Actor;
	lead: Lead;
	form: FormData;
	problems: StaffText["lead"]["problems"];
	/** Writes down what was done with the lead, and who did it. */
	audit(tx: Tx, action: string, detail?: Record<string, string>): Promise<void>;
};
type Refused = Pick<FormState, "typed" | "problems">;
type Outcome = "done" | (typeof otherEnds)[number] | Refused;

/** Answers a form of the lead's room. Each change is in the audit log with who made it. */
export async function changeLead(
	request: Request,
	context: Readonly<RouterContextProvider>,
	leadId: string,
	form: FormData,
) {
	const { services, db, actor, to, text } = staffRoom(request, context);
	const lead = (await findLead(db, leadId)) ?? notThere();
	const what = formText(form, "what");
	const make = Object.hasOwn(changes, what) ? changes[what as keyof typeof changes] : notThere();
	const subject = { kind: "lead", id: leadId };
	const outcome = await make({
		...{ services, db, actor, lead, form, problems: text.lead.problems },
		audit: (tx, action, detail = {}) => recordAudit(tx, services.runtime, { actor, action, subject, detail }),
	});
	if (typeof outcome === "object") return data<LeadState>({ what, form: { ...emptyForm, ...outcome } }, 400);
	return doneAt(to(`/leads/${encodeURIComponent(leadId)}`), outcome === "done" ? what : outcome);
}

const changes = {
	note: async ({ services: { runtime }, db, actor, lead, form, problems }: Asked): Promise<Outcome> => {
		const text = cleanText(formText(form, "note")).trim();
		const problem = !text ? problems.note : text.length > limits.note ? problems.noteLong : null;
		if (problem) return { typed: { note: text }, problems: { note: problem } };
		const id = pressedId(form, runtime);
		const note = { id, at: runtime.now().toISOString(), author: actor.name, text };
		await storeOnce(() => db.transaction().execute((tx) => insertNote(tx, lead.id, note)));
		return "done";
	},
	owner: async ({ db, lead, form, audit }: Asked): Promise<Outcome> => {
		const chosen = await findAccount(db, "id", formText(form, "owner"));
		const owner = chosen?.kind === "staff" && chosen.role !== "editor" ? chosen : null;
		await db.transaction().execute(async (tx) => {
			const work = await leadWork(tx, lead.id);
			await setLeadWork(tx, lead.id, { clientId: work?.clientId ?? null, ownerId: owner?.id ?? null });
			await audit(tx, "lead-assigned", { owner: owner?.name ?? "" });
		});
		return "done";
	},
	client: async ({ db, lead, form, audit }: Asked): Promise<Outcome> => {
		const client = await findClient(db, "id", formText(form, "client"));
		await db.transaction().execute(async (tx) => {
			const work = await leadWork(tx, lead.id);
			await setLeadWork(tx, lead.id, { ownerId: work?.ownerId ?? null, clientId: client?.id ?? null });
			await audit(tx, "lead-linked", { client: client?.name ?? "" });
		});
		return "done";
	},
	proposal: async ({ services, db, actor, lead, audit }: Asked): Promise<Outcome> => {
		if (await revocationOf(db, lead.id)) return "withdrawn";
		const { kind } = await services.makeProposal({ leadId: lead.id, visitor: `staff:${actor.id}` });
		if (kind === "same") return "proposal-same";
		if (kind !== "made") return "proposal-enough";
		await db.transaction().execute((tx) => audit(tx, "proposal-made"));
		return "done";
	},
	crm: async ({ services, db, lead, audit }: Asked): Promise<Outcome> => {
		if (await revocationOf(db, lead.id)) return "withdrawn";
		await injectNow(db, services, lead.id);
		await db.transaction().execute((tx) => audit(tx, "lead-sent-to-crm"));
		return "done";
	},
	revoke: async ({ services: { runtime }, db, lead, form, audit }: Asked): Promise<Outcome> => {
		const id = formText(form, "proposal");
		const own = (await proposalsOf(db, [lead.id])).some((one) => one.id === id);
		if (!own) notThere();
		await db.transaction().execute(async (tx) => {
			await revokeProposal(tx, id, runtime.now());
			await audit(tx, "proposal-revoked", { proposal: id });
		});
		return "done";
	},
	"revoke-consent": async ({ services, db, actor, lead }: Asked): Promise<Outcome> => {
		await db
			.transaction()
			.execute((tx) => withdrawPersonOf(tx, services, lead, { actor, requestReference: null }));
		return "done";
	},
};

/** How a press in the room may end, as its address says it. */
export const leadEnds = [...Object.keys(changes), ...otherEnds];
