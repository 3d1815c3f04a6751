export type OdooSettings = {
	/** Without a slash at its end. */
	url: string;
	db: string;
	user: string;
	key: string;
	/** "auto": the server is asked. */
	api: "auto" | "json-2" | "json-rpc";
};

export type OdooRequest = {
	model: string;
	method: string;
	/** On which records; none for what belongs to the model. */
	ids?: readonly number[];
	/** The method's arguments, by name; what "create" creates are its "values". */
	named?: Record<string, unknown>;
};

/** One of Odoo's external APIs: asks for a method of a model and gives what it returned. */
export type OdooApi = (request: OdooRequest, signal: AbortSignal) => Promise<unknown>;

/** Odoo Online names its own between two, like "saas~18". */
export function mainVersion(part: unknown): number {
	return Number(/\d+/.exec(String(part))?.[0] ?? 0);
}
