import { call, jsonOf } from "../call.ts";
import { json2 } from "./json-2.ts";
import { jsonRpc, versionByRpc } from "./json-rpc.ts";
import { mainVersion, type OdooApi, type OdooSettings } from "./odoo-api.ts";

export type Odoo = {
	ask: OdooApi;
	/** Odoo's own, e.g. 19. */
	version(signal: AbortSignal): Promise<number>;
};

/**
 * An Odoo through whichever of its APIs it speaks: JSON-2 from 19 on, JSON-RPC before. It is asked once, and again
 * after an address was not found, as after an upgrade.
 */
export function connectOdoo(settings: OdooSettings): Odoo {
	let known: { api: OdooApi; version: number } | null = null;
	const choose = async (signal: AbortSignal) => {
		if (known) return known;
		const version = await versionOf(settings, signal);
		const speaks = settings.api === "auto" ? (version >= 19 ? "json-2" : "json-rpc") : settings.api;
		known = { version, api: speaks === "json-2" ? json2(settings) : jsonRpc(settings) };
		return known;
	};
	return {
		version: async (signal) => (await choose(signal)).version,
		ask: async (request, signal) => {
			const { api } = await choose(signal);
			try {
				return await api(request, signal);
			} catch (error) {
				if (error instanceof Error && "responseCode" in error && error.responseCode === 404) known = null;
				throw error;
			}
		},
	};
}

// Odoo 19 and later tell at an address of their own; before, the RPC service does.
async function versionOf(settings: OdooSettings, signal: AbortSignal): Promise<number> {
	const answered = await call({ method: "GET", url: `${settings.url}/web/version`, signal });
	if (answered.status === 200) {
		const body = jsonOf(answered);
		if (hasVersion(body)) return mainVersion(body.version_info[0]);
	}
	return versionByRpc(settings, signal);
}

function hasVersion(body: unknown): body is { version_info: unknown[] } {
	return (
		typeof body === "object" && body !== null && "version_info" in body && Array.isArray(body.version_info)
	);
}
