import type { Db } from "../../db/connect.ts";
import { findClient } from "../accounts/client-store.ts";
import { demosOf } from "./demo-store.ts";
import { projectsOf } from "./project-store.ts";
import { reportsOf } from "./report-store.ts";

/** Reads a client with its projects, demos and reports, for staff. @returns null when there is no such client. */
export async function readClientDetails(db: Db, clientId: string) {
	const client = await findClient(db, "id", clientId);
	if (!client) return null;
	return {
		client,
		projects: await projectsOf(db, client.id),
		demos: await demosOf(db, client.id),
		reports: await reportsOf(db, client.id),
	};
}
