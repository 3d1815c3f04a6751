import type { Db } from "../../db/connect.ts";
import type { Actor } from "../audit-log/audit-entry.ts";
import { recordInAuditLogAlone } from "../audit-log/audit-store.ts";
import type { Runtime } from "../runtime.ts";
import type { Identity } from "./identity.ts";
import { findBelongings, rowsOf } from "./person-store.ts";
import { personalTables } from "./personal-data.ts";

type PersonExport = {
	/** ISO 8601, UTC. */
	exportedAt: string;
	who: Identity;
	/** All stored rows, by table; bytes as base64. */
	tables: Record<string, readonly Record<string, unknown>[]>;
};

/** Exports everything that the site stores about a person (Colombian Law 1581 of 2012, article 8 a). */
export async function exportPerson(db: Db, runtime: Runtime, who: Identity): Promise<PersonExport> {
	const exportedAt = runtime.now().toISOString();
	const person = await findBelongings(db, who, exportedAt);
	const tables: Record<string, readonly Record<string, unknown>[]> = {};
	for (const table of personalTables) {
		const rows = await rowsOf(db, person, table);
		if (rows.length > 0) tables[table.table] = rows.map(readable);
	}
	return { exportedAt, who, tables };
}

/**
 * Exports a person for staff who hand it over, and records who did it.
 * @param requestId the request that asked for it. The log names the request, never the person.
 */
export async function exportPersonOnRequest(
	db: Db,
	runtime: Runtime,
	actor: Actor,
	{ who, requestId }: { who: Identity; requestId: string | null },
): Promise<PersonExport> {
	const whole = await exportPerson(db, runtime, who);
	const subject = { kind: "rights-request", id: requestId ?? "" };
	await recordInAuditLogAlone(db, runtime, { actor, action: "person-exported", subject });
	return whole;
}

function readable(row: Record<string, unknown>): Record<string, unknown> {
	return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, readableValue(value)]));
}

function readableValue(value: unknown): unknown {
	if (value instanceof Uint8Array) return Buffer.from(value).toString("base64");
	if (typeof value !== "string" || !/^[[{]/.test(value)) return value;
	try {
		return JSON.parse(value);
	} catch {
		return value;
	}
}
