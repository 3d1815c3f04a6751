/** In the low byte: busy, a failing disk, a full one, a file that cannot be opened. Source: sqlite.org/rescode.html */
const sqlite = new Set([5, 10, 13, 14]);
/** Connection lost, out of something (a full disk too), shut down. Source: postgresql.org, appendix A */
const postgres = /^(08|53|57P)/;
const network = new Set([
	...["ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EPIPE", "ENOTFOUND", "EAI_AGAIN"],
	...["EHOSTUNREACH", "EHOSTDOWN", "ENETUNREACH", "ENETDOWN"],
]);
/** A disk that does not keep what was written. */
const disk = new Set(["EIO", "ENOSPC", "EDQUOT"]);
/** What pg and pg-pool say without a code. */
const withoutCode =
	/^(?:timeout exceeded when trying to connect|timeout expired|Connection terminated\b|Client (?:has encountered a connection error|was closed) and is not queryable)/;

/** True when the database cannot do anything for anybody now: the same may well pass later. */
export function isOutOfService(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	if ("errcode" in error && typeof error.errcode === "number") return sqlite.has(error.errcode & 0xff);
	const code = "code" in error && typeof error.code === "string" ? error.code : "";
	return code ? postgres.test(code) || network.has(code) || disk.has(code) : withoutCode.test(error.message);
}
