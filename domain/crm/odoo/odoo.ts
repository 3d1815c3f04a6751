import { jsonOf, sendRequest } from "../call.ts";
import { json2 } from "./json-2.ts";
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
