import type { PermanentFailure, Unreached } from "../../deliveries/failure.ts";
import { failureOf, type HttpResponse, jsonOf, sendRequest } from "../call.ts";
import { jsonRpc, versionByRpc } from "./json-rpc.ts";
import { mainVersion, type OdooApi, type OdooSettings } from "./odoo-api.ts";

export type Odoo = {
	ask: OdooApi;
	version(signal: AbortSignal): Promise<number>;
};

/**
 * Connects to Odoo through the API that its version supports: JSON-2 from 19 on, JSON-RPC before. Asks for the version
 * once, and again after a 404, as after an upgrade.
 */
export function connectOdoo(settings: OdooSettings): Odoo {
	let connection: { api: OdooApi; version: number } | null = null;
	const choose = async (signal: AbortSignal) => {
		if (connection) return connection;
		const version = await versionOf(settings, signal);
		const apiName = settings.api === "auto" ? (version >= 19 ? "json-2" : "json-rpc") : settings.api;
		connection = { version, api: apiName === "json-2" ? json2(settings) : jsonRpc(settings) };
		return connection;
	};
	return {
		version: async (signal) => (await choose(signal)).version,
		ask: async (request, signal) => {
			const { api } = await choose(signal);
			try {
				return await api(request, signal);
			} catch (error) {
				if (error instanceof Error && "responseCode" in error && error.responseCode === 404)
					connection = null;
				throw error;
			}
		},
	};
}

// Odoo 19 and later have an address for the version; before, the RPC service returns it.
async function versionOf(settings: OdooSettings, signal: AbortSignal): Promise<number> {
	const answer = await sendRequest({ method: "GET", url: `${settings.url}/web/version`, signal });
	if (answer.status === 200) {
		const body = jsonOf(answer);
		if (hasVersion(body)) return mainVersion(body.version_info[0]);
	}
	return versionByRpc(settings, signal);
}

function hasVersion(body: unknown): body is { version_info: unknown[] } {
	return (
		typeof body === "object" && body !== null && "version_info" in body && Array.isArray(body.version_info)
	);
}

/**
 * Calls Odoo 19 and later: one address for each method, named arguments, the key as a bearer token.
 * Source: odoo.com/documentation/19.0/developer/reference/external_api.html
 */
function json2({ url, db, key }: OdooSettings): OdooApi {
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
