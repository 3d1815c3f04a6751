import type { Db, Tx } from "../../db/connect.ts";
import type { Actor } from "../audit-log/audit-entry.ts";
import { recordInAuditLog, redactAuditLog } from "../audit-log/audit-store.ts";
import { detachReplies } from "../blog/comments/comment-store.ts";
import { recordBlogChange } from "../blog/posts/change-store.ts";
import { mailboxOf } from "../contact/email.ts";
import { indexConversation } from "../conversations/conversation-index-store.ts";
import { enqueue } from "../deliveries/delivery-store.ts";
import { dropDeliveriesAbout } from "../deliveries/removal-store.ts";
import { forgetSubjects } from "../rate-limit/check-rate-limit.ts";
import type { Runtime } from "../runtime.ts";
import { removeDocuments, wordsOfDocuments } from "../search/document-store.ts";
import { distinctWords } from "../words/plain.ts";
import { type Erasure, insertErasure, insertErasureTask } from "./erasure-store.ts";
import { type Identity, marksOf } from "./identity.ts";
import { deletePerson, redactMentions } from "./person-erasure-store.ts";
import { findBelongings, type PersonRecords, rowsOf } from "./person-store.ts";
import { personalTables } from "./personal-data.ts";
import { listUnanswered } from "./rights-store.ts";

export type Eraser = {
	runtime: Runtime;
	secret: string;
	destinations: readonly string[];
};

/** Waits before asking a receiver to erase: it may still be storing a message sent a moment ago. */
const settlingMs = 2 * 60_000;

export type ErasureWish = {
	who: Identity;
	actor: Actor;
	requestId: string | null;
};

/**
 * Erases a person from every table, queues the erasure at every destination, and records it, all or nothing. Keeps
 * unanswered requests: the law demands an answer, which goes to their address.
 * Source: Colombian Law 1581 of 2012, article 8 e.
 * @param again the erasure that a restore undid; erases only data older than it.
 * @returns the record. @throws a unique violation, with nothing erased, when another process already repeated `again`.
 */
export async function erasePerson(
	db: Db,
	{ runtime, secret, destinations }: Eraser,
	{ who, actor, requestId }: ErasureWish,
	again?: Pick<Erasure, "id" | "erasedAt" | "marks">,
): Promise<Erasure> {
	const now = runtime.now().toISOString();
	return db.transaction().execute(async (tx) => {
		const belongings = await findBelongings(tx, who, again?.erasedAt ?? now);
		const unanswered = await listUnanswered(tx, belongings.requests);
		const keptRequests = [requestId, ...unanswered.map(({ id }) => id)];
		const person = {
			...belongings,
			requests: belongings.requests.filter((id) => !keptRequests.includes(id)),
		};
		const contacts = await allContacts(tx, person);
		const agreements = await consentVersionsOf(tx, person);
		const words = await searchedWords(tx, person);
		await detachReplies(tx, person.comments);
		const counts = await deletePerson(tx, person);
		await removeDocuments(tx, "lead", person.leads);
		await removeDocuments(tx, "conversation", person.conversations);
		for (const id of await redactMentions(tx, who, again?.erasedAt ?? now)) await indexConversation(tx, id);
		if (person.comments.length > 0) await recordBlogChange(tx);
		const { requests, accounts, comments, subscribers, conversationMails, invitations } = person;
		const isInFlight = await dropDeliveriesAbout(
			tx,
			[person.leads, requests, accounts, comments, subscribers, conversationMails, invitations].flat(),
			"all",
		);
		await forgetSubjects(tx, runtime, [...who.emails.map(mailboxOf), ...person.leads, ...person.requests]);
		await redactAuditLog(tx, { accountIds: person.accounts, words });
		const erasure: Erasure = {
			id: again?.id ?? runtime.newId(),
			erasedAt: again?.erasedAt ?? now,
			marks: again?.marks ?? marksOf(secret, who),
			counts,
		};
		await insertErasure(tx, erasure);
		const dueAt = isInFlight ? new Date(runtime.now().getTime() + settlingMs).toISOString() : now;
		const erased = { ...contacts, leads: person.leads, agreements };
		for (const destination of destinations) {
			const task = { id: runtime.newId(), erasureId: erasure.id, destination, person: erased };
			await insertErasureTask(tx, task, now);
			const [key, payload] = [`erasure:${task.id}`, { errandId: task.id }];
			await enqueue(tx, runtime, { dedupeKey: key, kind: "erasure", payload, dueAt });
		}
		const subject = { kind: "erasure", id: erasure.id } as const;
		await recordInAuditLog(tx, runtime, {
			actor,
			action: again ? "person-erased-again" : "person-erased",
			subject,
		});
		return erasure;
	});
}

/** Collects every address and telephone of the person, since other systems may know another one. */
async function allContacts(tx: Tx, person: PersonRecords): Promise<Identity> {
	const rows = [...(await rowsIn(tx, person, "leads")), ...(await rowsIn(tx, person, "subscribers"))];
	const texts = (column: string) =>
		rows.flatMap((row) => (typeof row[column] === "string" ? [row[column]] : []));
	return {
		emails: [...new Set([...person.emails, ...texts("email")])],
		phones: [...new Set([...person.phones, ...texts("phone")])],
	};
}

/** Lists the words that staff may have searched for, which the audit log then contains. */
async function searchedWords(tx: Tx, person: PersonRecords): Promise<string[]> {
	const stored = await wordsOfDocuments(tx, "lead", person.leads);
	return [...new Set([...stored, ...person.emails.flatMap(distinctWords)])];
}

async function consentVersionsOf(tx: Tx, person: PersonRecords): Promise<string[]> {
	const rows = await rowsIn(tx, person, "consents");
	return [...new Set(rows.map((row) => String(row.text_version)))];
}

async function rowsIn(tx: Tx, person: PersonRecords, name: "leads" | "subscribers" | "consents") {
	const table = personalTables.find((one) => one.table === name);
	return table ? rowsOf(tx, person, table) : [];
}
