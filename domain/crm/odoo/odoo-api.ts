export type OdooSettings = {
	/** Without a trailing slash. */
	url: string;
	db: string;
	user: string;
	key: string;
	/** "auto" asks the server for its version. */
	api: "auto" | "json-2" | "json-rpc";
};

export type OdooRequest = {
	model: string;
	method: string;
	/** The records to act on; absent for methods of the model itself. */
	ids?: readonly number[];
	/** The method's arguments by name; the records to create are in "values". */
	named?: Record<string, unknown>;
};

/** Calls a method of a model through one of Odoo's external APIs. @returns the method's result. */
export type OdooApi = (request: OdooRequest, signal: AbortSignal) => Promise<unknown>;

/** Reads the main version. Odoo Online has intermediate versions, like "saas~18". */
export function mainVersion(part: unknown): number {
	return Number(/\d+/.exec(String(part))?.[0] ?? 0);
}
