import { timeZone } from "../../content/locale.ts";
import type { Db } from "../../db/connect.ts";
import { isUniqueViolation } from "../../db/unique.ts";
import type { Actor } from "../accounts/audit-entry.ts";
import { recordAudit } from "../accounts/audit-store.ts";
import { findClient } from "../accounts/client-store.ts";
import type { Runtime } from "../runtime.ts";
import { dayIn } from "../wall-clock.ts";
import { type ClientDocumentChange, changeDocument } from "./change-document.ts";
import { changeProject, type ProjectChange } from "./change-project.ts";

export type ClientChange = ProjectChange | ClientDocumentChange;

/**
 * Makes a change to what a client sees in the portal, with its audit entry. A new thing whose id is stored already was
 * sent twice, and is stored once.
 * @returns "unknown" when there is no such client, or the thing is not this client's.
 */
export async function changeClient(
	db: Db,
	runtime: Runtime,
	actor: Actor,
	clientId: string,
	change: ClientChange,
): Promise<"done" | "unknown"> {
	const now = runtime.now();
	const context = { clientId, author: actor.name, now: now.toISOString(), today: dayIn(now, timeZone) };
	try {
		return await db.transaction().execute(async (tx) => {
			if (!(await findClient(tx, "id", clientId))) return "unknown";
			const made =
				"project" in change
					? await changeProject(tx, context, change)
					: await changeDocument(tx, context, change);
			if (!made) return "unknown";
			await recordAudit(tx, runtime, { actor, ...made, subject: { kind: "client", id: clientId } });
			return "done";
		});
	} catch (error) {
		if (isUniqueViolation(error)) return "done";
		throw error;
	}
}
