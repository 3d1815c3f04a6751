import type { odooApis } from "../../../config/crm.ts";

export type OdooSettings = {
	url: string;
	db: string;
	user: string;
	key: string;
	api: (typeof odooApis)[number];
};

type OdooRequest = {
	model: string;
	method: string;
	ids?: readonly number[];
	named?: Record<string, unknown>;
};

export type OdooApi = (request: OdooRequest, signal: AbortSignal) => Promise<unknown>;

/** Reads the main version. Odoo Online has intermediate versions, like "saas~18". */
export function mainVersion(part: unknown): number {
	return Number(/\d+/.exec(String(part))?.[0] ?? 0);
}
