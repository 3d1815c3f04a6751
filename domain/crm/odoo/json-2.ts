import type { Refused, Unreached } from "../../deliveries/failure.ts";
import { type Answered, call, failureOf, jsonOf } from "../call.ts";
import type { OdooApi, OdooSettings } from "./odoo-api.ts";

/**
 * Odoo 19 and later: one address a method, every argument by name, the key as a bearer token.
 * Source: odoo.com/documentation/19.0/developer/reference/external_api.html
 */
export function json2({ url, db, key }: OdooSettings): OdooApi {
	const headers = { authorization: `bearer ${key}`, "x-odoo-database": db, "user-agent": "site" };
	return async ({ model, method, ids, named }, signal) => {
		const { values, ...rest } = named ?? {};
		const body = { ...rest, ...(ids && { ids }), ...(method === "create" && { vals_list: values }) };
		const answered = await call({ url: `${url}/json/2/${model}/${method}`, headers, body, signal });
		if (answered.status !== 200) throw refusalOf(answered);
		return jsonOf(answered);
	};
}

/** The exception's name says enough; its message may quote the lead. */
function refusalOf(answered: Answered): Refused | Unreached {
	return failureOf(answered, nameOf(answered));
}

function nameOf({ text }: Answered): string {
	return /^\s*\{\s*"name":\s*"([\w.]+)"/.exec(text)?.[1] ?? "EODOO";
}
