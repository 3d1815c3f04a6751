import type { PermanentFailure, Unreached } from "../../deliveries/failure.ts";
import { failureOf, type HttpResponse, jsonOf, sendRequest } from "../call.ts";
import type { OdooApi, OdooSettings } from "./odoo-api.ts";

/**
 * Calls Odoo 19 and later: one address for each method, named arguments, the key as a bearer token.
 * Source: odoo.com/documentation/19.0/developer/reference/external_api.html
 */
export function json2({ url, db, key }: OdooSettings): OdooApi {
	const headers = { authorization: `bearer ${key}`, "x-odoo-database": db, "user-agent": "site" };
	return async ({ model, method, ids, named }, signal) => {
		const { values, ...rest } = named ?? {};
		const body = { ...rest, ...(ids && { ids }), ...(method === "create" && { vals_list: values }) };
		const answer = await sendRequest({ url: `${url}/json/2/${model}/${method}`, headers, body, signal });
		if (answer.status !== 200) throw refusalOf(answer);
		return jsonOf(answer);
	};
}

/** Keeps only the exception's name: its message may quote the lead. */
function refusalOf(answer: HttpResponse): PermanentFailure | Unreached {
	return failureOf(answer, nameOf(answer));
}

function nameOf({ text }: HttpResponse): string {
	return /^\s*\{\s*"name":\s*"([\w.]+)"/.exec(text)?.[1] ?? "EODOO";
}
