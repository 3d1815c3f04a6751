import type { Db } from "../../db/connect.ts";
import { askEmailChange } from "../../domain/accounts/change-email.ts";
import { inviteColleague } from "../../domain/accounts/invitations/invite-colleague.ts";
import { addAccount } from "../../domain/accounts/manage-accounts.ts";
import { exportSubject } from "../../domain/audit-log/audit-entry.ts";
import { recordInAuditLog } from "../../domain/audit-log/audit-store.ts";
import { recordComment } from "../../domain/blog/comments/record-comment.ts";
import { seedPosts } from "../../domain/blog/posts/seed-posts.ts";
import { subscribe } from "../../domain/blog/subscribers/subscribe.ts";
import { setConsultation } from "../../domain/consultations/change-consultation.ts";
import { mailConversation } from "../../domain/conversations/mail-conversation.ts";
import { keepCrmRecord } from "../../domain/crm/crm-record-store.ts";
import { changeInbox } from "../../domain/inbox/change-inbox.ts";
import { putOpenPage } from "../../domain/inbox/presence.ts";
import { insertLeadNote } from "../../domain/leads/lead-note-store.ts";
import { listLeads } from "../../domain/leads/lead-store.ts";
import { recordForm } from "../../domain/leads/record-form.ts";
import { answerRightsRequest } from "../../domain/privacy/answer-rights-request.ts";
import { revokeConsent } from "../../domain/privacy/processing.ts";
import { recordRightsRequest } from "../../domain/privacy/record-rights-request.ts";
import type { Runtime } from "../../domain/runtime.ts";
import { recordUnknownQuestion } from "../../domain/unknown-questions/unknown-question-store.ts";
import { answerTo, conversationDependencies } from "./conversation-dependencies.ts";
import { agreedProposal, wholeStory } from "./proposal-visitor.ts";

export type SeededPerson = { name: string; email: string; phone: string };

/** Somebody who did all that can be done on the site, so that something of theirs is in every table that may hold it. */
export async function seedPerson(
	db: Db,
	runtime: Runtime,
	person: SeededPerson,
): Promise<{ requestId: string }> {
	const { name, email, phone } = person;
	const render = async () => new TextEncoder().encode(`%PDF for ${name}`);
	const dependencies = conversationDependencies(db, {
		runtime,
		render,
		onFailure: (error) => Promise.reject(error),
	});
	const say = (message: string, conversationId: string | null = null) =>
		answerTo(dependencies, message, { visitorAddress: email, conversationId });
	const more = `Mi teléfono es ${phone}. Somos 20 personas y el presupuesto es de 10 millones.`;
	const { conversationId } = await say(`${wholeStory(`${name} Ruiz`, email)}. ${more}`);
	await agreedProposal((message) => say(message, conversationId));
	const inbox = { db, runtime };
	const by = { id: "staff", name: "Eva Mora" };
	const note = { kind: "note", id: runtime.newId(), author: by, text: `${name} paga bien` } as const;
	await changeInbox(inbox, conversationId, note);
	await changeInbox(inbox, conversationId, { kind: "add-label", label: name.toLowerCase() });
	await putOpenPage(db, runtime, conversationId, { page: `/contacto?de=${name}`, timeZone: null });
	const wish = { conversationId, email, language: "es", consentVersion: "2026-11" } as const;
	await mailConversation(db, runtime, { ...wish, what: "link" });
	await recordForm(
		db,
		{ runtime, destinations: [] },
		{
			source: "audit",
			language: "es",
			message: `Habla ${name}`,
			consentVersion: "2026-11",
			facts: { name: `${name} Ruiz`, email, phone },
		},
	);
	const { request } = await recordRightsRequest(db, runtime, {
		language: "es",
		kind: "deletion",
		name: `${name} Ruiz`,
		documentType: "cc",
		documentNumber: "52123456",
		email,
		detail: `Borren a ${name}`,
		consentVersion: "2026-11",
	});
	const staff = { id: "staff", name: "Eva Mora" };
	await answerRightsRequest(db, runtime, staff, { id: request.id, result: "done", note: `Listo, ${name}` });
	await seedPosts(db, runtime, [{ name: "prueba.es.md", text: "---\ntitle: Prueba\n---\nTexto." }]);
	const post = await db.selectFrom("posts").select("id").executeTakeFirstOrThrow();
	await recordComment(db, runtime, {
		postId: post.id,
		parentId: null,
		language: "es",
		consentVersion: "2026-11",
		name,
		email,
		text: `Dice ${name}`,
	});
	await subscribe(db, runtime, { email, language: "es", consentVersion: "2026-11" });
	const { leads } = await listLeads(db, { limit: 5, email });
	const leadId = leads[0]?.id ?? "";
	const startsAt = new Date(runtime.now().getTime() + 86_400_000);
	const invited = { email, name, roles: ["sales"], language: "es" } as const;
	await inviteColleague(db, runtime, staff, invited, "mail");
	const account = await addAccount(db, runtime, staff, {
		kind: "client",
		client: { name: "Casa Guadual", subdomain: "casaguadual" },
		language: "es",
		username: name.toLowerCase(),
		email,
		name,
		password: "siete llamas azules",
	});
	if ("problem" in account) throw new Error(account.problem);
	await askEmailChange(db, runtime, staff, { accountId: account.id, email: `nuevo.${email}` });
	await db.transaction().execute(async (tx) => {
		const at = runtime.now().toISOString();
		await insertLeadNote(tx, leadId, {
			id: runtime.newId(),
			at,
			author: "Eva Mora",
			text: `Llamar a ${name}`,
		});
		await keepCrmRecord(tx, runtime, {
			leadId,
			crm: "odoo",
			recordId: "41",
			sentFields: { phone: "+573001234567" },
		});
		await setConsultation(tx, runtime, { leadId, startsAt, place: "" });
		const question = `Soy ${name} Ruiz (${email}, ${phone}), ¿venden drones?`;
		await recordUnknownQuestion(tx, runtime, { language: "es", question });
		const lead = exportSubject("leads", `${name.toLowerCase()} ruiz`);
		await recordInAuditLog(tx, runtime, { actor: staff, action: "leads-exported", subject: lead });
		const own = { kind: "account", id: account.id } as const;
		await recordInAuditLog(tx, runtime, {
			actor: { id: account.id, name },
			action: "password-changed",
			subject: own,
		});
		await revokeConsent(tx, { runtime, destinations: [] }, [leadId], {
			actor: staff,
			requestReference: request.reference,
		});
		const rest = { account_id: account.id, created_at: at, updated_at: at };
		await tx
			.insertInto("sessions")
			.values({
				...rest,
				id: runtime.newId(),
				token: `secret of ${name}`,
				expires_at: at,
				ip_address: "190.0.2.7",
				user_agent: `${name}'s`,
			})
			.execute();
		await tx
			.insertInto("verifications")
			.values({
				id: runtime.newId(),
				identifier: "x",
				value: account.id,
				expires_at: at,
				created_at: at,
				updated_at: at,
			})
			.execute();
		await tx
			.insertInto("second_factors")
			.values({
				id: runtime.newId(),
				account_id: account.id,
				secret: `key of ${name}`,
				backup_codes: "[]",
				verified: 1,
				failed_verification_count: 0,
				locked_until: null,
			})
			.execute();
		await tx
			.insertInto("passkeys")
			.values({
				id: runtime.newId(),
				account_id: account.id,
				name: `${name}'s phone`,
				credential_id: `passkey of ${name}`,
				public_key: `public key of ${name}`,
				counter: 1,
				device_type: "multiDevice",
				backed_up: 1,
				transports: "internal",
				aaguid: null,
				created_at: at,
				last_used_at: null,
			})
			.execute();
		await tx
			.insertInto("sign_in_events")
			.values({
				id: runtime.newId(),
				at,
				event: "signed-in",
				account_id: account.id,
				visitor: "190.0.2.7",
				user_agent: `${name}'s`,
			})
			.execute();
		await tx.insertInto("used_codes").values({ account_id: account.id, code: "x", used_at: at }).execute();
	});
	return { requestId: request.id };
}
