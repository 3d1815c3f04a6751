import type { Db } from "../../db/connect.ts";
import type { Actor } from "../accounts/audit-entry.ts";
import { recordAudit } from "../accounts/audit-store.ts";
import { currentId } from "../conversations/conversation-store.ts";
import type { Runtime } from "../runtime.ts";
import {
	type Diagnostic,
	type DiagnosticInput,
	readConversationDiagnostic,
	readLeadDiagnostic,
} from "./make-diagnostic.ts";

type Maker = { runtime: Runtime; makeDiagnostic(input: DiagnosticInput): Promise<Diagnostic> };

/**
 * Draws the diagnostic of a lead, or of a conversation that may have none, and records who asked for it.
 * @param of conversation: its current id, or one it had before. @returns null when there is no such lead or conversation.
 * @throws when the document cannot be drawn; see failures.ts.
 */
export async function handOverDiagnostic(
	db: Db,
	{ runtime, makeDiagnostic }: Maker,
	actor: Actor,
	of: { lead: string } | { conversation: string },
): Promise<Diagnostic | null> {
	const subject =
		"lead" in of
			? { kind: "lead", id: of.lead }
			: { kind: "conversation", id: (await currentId(db, of.conversation)) ?? "" };
	const input = await ("lead" in of ? readLeadDiagnostic : readConversationDiagnostic)(db, subject.id);
	if (!input) return null;
	const diagnostic = await makeDiagnostic(input);
	await db
		.transaction()
		.execute((tx) => recordAudit(tx, runtime, { actor, action: "diagnostic-made", subject }));
	return diagnostic;
}
