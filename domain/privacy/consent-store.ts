import { createHash } from "node:crypto";
import type { Db, Tx } from "../../db/connect.ts";
import type { Language } from "../../shared/language.ts";
import type { LeadSource } from "../../shared/lead.ts";
import type { Runtime } from "../runtime.ts";
import { findLastRevocation } from "./revocation-store.ts";

export type ConsentGiven = {
	textVersion: string;
	text?: string;
	language: Language;
	source: LeadSource;
	/** Set when the person consents explicitly after a revocation. Nothing else restores consent. */
	again?: true;
};

/**
 * Stores proof of consent once per wording and place, and again when the person consents anew. After a revocation,
 * continued use of the site stores nothing.
 * Source: Colombian Law 1581 of 2012, articles 9 and 17 b (keep proof of the authorisation).
 */
export async function recordConsent(
	tx: Tx,
	runtime: Runtime,
	leadId: string,
	consent: ConsentGiven,
): Promise<void> {
	if (!consent.again && ((await findLastRevocation(tx, leadId)) || (await isProven(tx, leadId, consent))))
		return;
	await tx
		.insertInto("consents")
		.values({
			id: runtime.newId(),
			lead_id: leadId,
			given_at: runtime.now().toISOString(),
			text_version: consent.textVersion,
			language: consent.language,
			source: consent.source,
			consent_text_id: await keepText(tx, runtime, consent),
		})
		.onConflict((conflict) => conflict.columns(["lead_id", "text_version", "source", "given_at"]).doNothing())
		.execute();
}

async function isProven(tx: Tx, leadId: string, { textVersion, source }: ConsentGiven): Promise<boolean> {
	const proof = await tx
		.selectFrom("consents")
		.select("id")
		.where("lead_id", "=", leadId)
		.where("text_version", "=", textVersion)
		.where("source", "=", source)
		.limit(1)
		.executeTakeFirst();
	return proof !== undefined;
}

/**
 * Stores a wording as it was shown, once. Proofs refer to the stored text, so a later edit that keeps the version
 * changes no proof.
 * @returns the id of the text; null when there is no text.
 */
export async function keepText(
	tx: Tx,
	runtime: Runtime,
	{ textVersion, text, language }: Omit<ConsentGiven, "source">,
): Promise<string | null> {
	if (!text) return null;
	const id = createHash("sha256")
		.update(JSON.stringify([textVersion, language, text]))
		.digest("base64url");
	const row = { id, version: textVersion, language, text, first_given_at: runtime.now().toISOString() };
	await tx
		.insertInto("consent_texts")
		.values(row)
		.onConflict((conflict) => conflict.column("id").doNothing())
		.execute();
	return id;
}

type ConsentProof = {
	at: string;
	version: string;
	source: LeadSource;
	language: Language;
	/** The wording as shown; null for proofs older than the stored wordings. */
	text: string | null;
};

/** Lists the consents of a lead, oldest first. */
export async function listConsents(db: Db, leadId: string): Promise<ConsentProof[]> {
	const rows = await db
		.selectFrom("consents")
		.leftJoin("consent_texts", "consent_texts.id", "consents.consent_text_id")
		.select(["consents.given_at", "consents.text_version", "consents.source", "consents.language"])
		.select("consent_texts.text")
		.where("lead_id", "=", leadId)
		.orderBy("given_at")
		.execute();
	return rows.map((row) => ({
		at: row.given_at,
		version: row.text_version,
		source: row.source,
		language: row.language,
		text: row.text,
	}));
}
