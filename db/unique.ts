const sqliteUnique = new Set([2067, 1555]);
const postgresUnique = "23505";

/** True when a write failed because such a row is there already (unique or primary key, on either engine). */
export function isUniqueViolation(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	if ("errcode" in error && typeof error.errcode === "number") return sqliteUnique.has(error.errcode);
	return "code" in error && error.code === postgresUnique;
}
