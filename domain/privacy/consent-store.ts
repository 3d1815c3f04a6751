import { createHash } from "node:crypto";
import { isLanguage, type Language } from "../../content/language.ts";
import type { Db, Tx } from "../../db/connect.ts";
import type { LeadSource } from "../leads/lead.ts";
import type { World } from "../world.ts";
import { lastRevocationOf } from "./revocation-store.ts";

/** The one writer of the consents and consent_texts tables. */

/** What was agreed to: the wording shown, where, in which language. */
export type ConsentGiven = {
	textVersion: string;
	/** The sentence itself; left out by callers that showed none, like another program. */
	text?: string;
	language: Language;
	source: LeadSource;
	/** Given on purpose after it was taken back: another proof. Nothing else gives it again. */
	again?: true;
};

/**
 * Stores the proof that a person agreed to the use of their data, once for each wording and place, and again only when
 * it is given again. While it is taken back, merely going on stores nothing.
 * Source: Colombian Law 1581 of 2012, articles 9 and 17 b (keep proof of the authorisation).
 */
export async function recordConsent(
	tx: Tx,
	world: World,
	leadId: string,
	consent: ConsentGiven,
): Promise<void> {
	if (!consent.again && ((await lastRevocationOf(tx, leadId)) || (await isProven(tx, leadId, consent))))
		return;
	await tx
		.insertInto("consents")
		.values({
			id: world.newId(),
			lead_id: leadId,
			given_at: world.now().toISOString(),
			text_version: consent.textVersion,
			language: consent.language,
			source: consent.source,
			consent_text_id: await keepText(tx, world, consent),
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
 * Keeps a wording as it was shown, once: who changes a sentence and forgets its version changes no proof given before.
 * @returns what it is found by; null when there is no text.
 */
export async function keepText(
	tx: Tx,
	world: World,
	{ textVersion, text, language }: Omit<ConsentGiven, "source">,
): Promise<string | null> {
	if (!text) return null;
	const id = createHash("sha256")
		.update(JSON.stringify([textVersion, language, text]))
		.digest("base64url");
	const row = { id, version: textVersion, language, text, first_given_at: world.now().toISOString() };
	await tx
		.insertInto("consent_texts")
		.values(row)
		.onConflict((conflict) => conflict.column("id").doNothing())
		.execute();
	return id;
}

/** One proof: what was agreed to, when (ISO 8601, UTC) and where. */
export type ConsentProof = {
	at: string;
	version: string;
	source: string;
	language: Language;
	/** The wording as it was shown; null for proofs from before wordings were kept. */
	text: string | null;
};

/** What was agreed to with a lead, oldest first. */
export async function consentsOf(db: Db, leadId: string): Promise<ConsentProof[]> {
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
		language: isLanguage(row.language) ? row.language : "es",
		text: row.text,
	}));
}
