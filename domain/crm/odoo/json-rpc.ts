import { z } from "zod";
import { Refused, Unreached } from "../../deliveries/failure.ts";
import { callWell, jsonOf } from "../call.ts";
import { mainVersion, type OdooApi, type OdooSettings } from "./odoo-api.ts";

const Envelope = z.object({
	result: z.unknown().optional(),
	error: z.object({ data: z.object({ name: z.string() }).optional() }).optional(),
});

/**
 * Odoo 14 to 18: one address, what is asked for in the envelope, the key in place of the password.
 * Source: odoo.com/documentation/18.0/developer/reference/external_api.html (there by XML-RPC, the same services)
 */
export function jsonRpc(settings: OdooSettings): OdooApi {
	const { db, user, key } = settings;
	let uid: number | null = null;
	const login = async (signal: AbortSignal) => {
		const found = await service(settings, "common", "authenticate", [db, user, key, {}], signal);
		if (typeof found !== "number") throw new Unreached("odoo.exceptions.AccessDenied", 401);
		uid = found;
		return found;
	};
	return async ({ model, method, ids, named = {} }, signal) => {
		const who = uid ?? (await login(signal));
		const { values, ...rest } = named;
		// Creating and what is done to records take these by their place.
		const placed = method === "create" ? [values] : ids ? [ids] : [];
		return service(settings, "object", "execute_kw", [db, who, key, model, method, placed, rest], signal);
	};
}

/** The server's main version, which it tells anybody. */
export async function versionByRpc(settings: OdooSettings, signal: AbortSignal): Promise<number> {
	const version = await service(settings, "common", "version", [], signal);
	const read = z.object({ server_version_info: z.array(z.unknown()) }).safeParse(version);
	if (!read.success) throw new Unreached("EGARBAGE");
	return mainVersion(read.data.server_version_info[0]);
}

async function service(
	{ url }: OdooSettings,
	name: "common" | "object",
	method: string,
	args: readonly unknown[],
	signal: AbortSignal,
): Promise<unknown> {
	const params = { service: name, method, args };
	const body = { jsonrpc: "2.0", method: "call", params, id: 1 };
	const read = Envelope.safeParse(jsonOf(await callWell({ url: `${url}/jsonrpc`, body, signal })));
	if (!read.success) throw new Unreached("EGARBAGE");
	const { result, error } = read.data;
	if (error) throw failureNamed(error.data?.name ?? "EODOO");
	return result;
}

/** Every error comes with the status 200: what it is, is told by the exception's name. */
function failureNamed(name: string): Refused | Unreached {
	const ofTheMessage = /\.(ValidationError|UserError|MissingError)$/;
	return ofTheMessage.test(name) ? new Refused(name) : new Unreached(name);
}
