import { sql } from "kysely";
import { isAmong } from "../../db/among.ts";
import type { Db } from "../../db/connect.ts";
import { type AuditEntry, exportSubjectKinds, type NamedSubjectKind, noSearch } from "./audit-entry.ts";

type Subject = AuditEntry["subject"];
type Ids = readonly string[];
type SubjectName = { id: string; name: string | null };

/** Reads what people call the subjects of entries. @returns a function that tells the name of one; null: it has none, or is no more. */
export async function namesOfSubjects(
	db: Db,
	subjects: readonly Subject[],
): Promise<(subject: Subject) => string | null> {
	const names = new Map<string, string | null>();
	for (const [kind, read] of Object.entries(readers)) {
		const ids = [...new Set(subjects.filter((one) => one.kind === kind).map(({ id }) => id))];
		if (ids.length === 0) continue;
		for (const { id, name } of await read(db, ids)) names.set(`${kind} ${id}`, name);
	}
	return ({ kind, id }) => {
		if (exportSubjectKinds.some((one) => one === kind)) return id === noSearch ? null : id;
		return names.get(`${kind} ${id}`) ?? null;
	};
}

const readers: Record<NamedSubjectKind, (db: Db, ids: Ids) => Promise<SubjectName[]>> = {
	account: accountNames,
	// An accepted invitation is the account of its id.
	invitation: async (db, ids) => [
		...(await db.selectFrom("invitations").select(["id", "name"]).where(isAmong("id", ids)).execute()),
		...(await accountNames(db, ids)),
	],
	"api-key": (db, ids) =>
		db.selectFrom("api_keys").select(["id", "name"]).where(isAmong("id", ids)).execute(),
	client: (db, ids) => db.selectFrom("clients").select(["id", "name"]).where(isAmong("id", ids)).execute(),
	lead: leadNames,
	conversation: conversationNames,
	post: (db, ids) =>
		db.selectFrom("posts").select(["id", "title as name"]).where(isAmong("id", ids)).execute(),
	comment: (db, ids) => db.selectFrom("comments").select(["id", "name"]).where(isAmong("id", ids)).execute(),
	subscriber: (db, ids) =>
		db.selectFrom("subscribers").select(["id", "email as name"]).where(isAmong("id", ids)).execute(),
	"rights-request": (db, ids) =>
		db.selectFrom("rights_requests").select(["id", "reference as name"]).where(isAmong("id", ids)).execute(),
	"canned-reply": (db, ids) =>
		db.selectFrom("canned_replies").select(["id", "shortcut as name"]).where(isAmong("id", ids)).execute(),
	"conversation-mail": conversationMailNames,
	delivery: (db, ids) =>
		db.selectFrom("deliveries").select(["id", "kind as name"]).where(isAmong("id", ids)).execute(),
	"unknown-question": (db, ids) =>
		db.selectFrom("unknown_questions").select(["id", "question as name"]).where(isAmong("id", ids)).execute(),
};

function accountNames(db: Db, ids: Ids): Promise<SubjectName[]> {
	return db.selectFrom("accounts").select(["id", "name"]).where(isAmong("id", ids)).execute();
}

/** Who took their consent back goes by the reference alone, as in every file of leads. */
function leadNames(db: Db, ids: Ids): Promise<SubjectName[]> {
	return db
		.selectFrom("leads")
		.leftJoin("revocations", "revocations.lead_id", "leads.id")
		.select(["leads.id", shownName.as("name")])
		.where(isAmong("leads.id", ids))
		.execute();
}

async function conversationNames(db: Db, ids: Ids): Promise<SubjectName[]> {
	const conversations = await db
		.selectFrom("conversations")
		.select(["id", "reference as name"])
		.where(isAmong("id", ids))
		.execute();
	const leads = await db
		.selectFrom("leads")
		.leftJoin("revocations", "revocations.lead_id", "leads.id")
		.select(["leads.conversation_id as id", shownName.as("name")])
		.where(isAmong("leads.conversation_id", ids))
		.execute();
	return [...conversations, ...leads.flatMap(({ id, name }) => (id && name ? [{ id, name }] : []))];
}

async function conversationMailNames(db: Db, ids: Ids): Promise<SubjectName[]> {
	const mails = await db
		.selectFrom("conversation_mails")
		.select(["id", "conversation_id as of"])
		.where(isAmong("id", ids))
		.execute();
	const names = new Map(
		(await conversationNames(db, [...new Set(mails.map(({ of }) => of))])).map(({ id, name }) => [id, name]),
	);
	return mails.map(({ id, of }) => ({ id, name: names.get(of) ?? null }));
}

const shownName = sql<string | null>`
	case when revocations.lead_id is null then coalesce(leads.name, leads.company, leads.reference)
	else leads.reference end`;
