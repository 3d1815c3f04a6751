/** SQLite result codes in the low byte: busy, I/O error, disk full, cannot open. Source: sqlite.org/rescode.html */
const sqlite = new Set([5, 10, 13, 14]);
/**
 * Error classes: connection lost, no resources (also a full disk), shutdown; and a statement that waited too long for a
 * lock, took too long or met a deadlock. Source: postgresql.org, appendix A.
 */
const postgres = /^(08|53|57P|57014|55P03|25P03|40001|40P01)/;
const network = new Set([
	...["ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EPIPE", "ENOTFOUND", "EAI_AGAIN"],
	...["EHOSTUNREACH", "EHOSTDOWN", "ENETUNREACH", "ENETDOWN"],
]);
const disk = new Set(["EIO", "ENOSPC", "EDQUOT"]);
/** Messages of pg and pg-pool that have no code. */
const withoutCode =
	/^(?:timeout exceeded when trying to connect|timeout expired|Connection terminated\b|Client (?:has encountered a connection error|was closed) and is not queryable)/;

/** Tells whether an error means that the database is unavailable for now: the same call may succeed later. */
export function isOutOfService(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	if ("errcode" in error && typeof error.errcode === "number") return sqlite.has(error.errcode & 0xff);
	const code = "code" in error && typeof error.code === "string" ? error.code : "";
	return code ? postgres.test(code) || network.has(code) || disk.has(code) : withoutCode.test(error.message);
}
