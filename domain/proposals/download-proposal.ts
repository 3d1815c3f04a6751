import type { Db } from "../../db/connect.ts";
import { findProposalDocument, recordOpening } from "./proposal-store.ts";

/**
 * Reads the document of a download link, and counts the download when a person asked for it.
 * @returns null when the token is unknown, expired or revoked; callers cannot tell which.
 */
export async function openProposalLink(
	db: Db,
	token: string,
	{ now, byPerson }: { now: Date; byPerson: boolean },
): Promise<{ fileName: string; pdf: Uint8Array } | null> {
	const document = await findProposalDocument(db, token, now);
	if (document && byPerson) await recordOpening(db, token, now);
	return document;
}
