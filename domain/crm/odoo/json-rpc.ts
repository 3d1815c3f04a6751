import { z } from "zod";
import { PermanentFailure, Unreached } from "../../deliveries/failure.ts";
import { jsonOf, requestOk } from "../call.ts";
import { mainVersion, type OdooApi, type OdooSettings } from "./odoo-api.ts";

const Envelope = z.object({
	result: z.unknown().optional(),
	error: z.object({ data: z.object({ name: z.string() }).optional() }).optional(),
});

/**
 * Calls Odoo 14 to 18: one address, the method in the envelope, the key instead of the password.
 * Source: odoo.com/documentation/18.0/developer/reference/external_api.html (there by XML-RPC, the same services)
 */
export function jsonRpc(settings: OdooSettings): OdooApi {
	const { db, user, key } = settings;
	let uid: number | null = null;
	const login = async (signal: AbortSignal) => {
		const answer = await service(settings, "common", "authenticate", [db, user, key, {}], signal);
		if (typeof answer !== "number") throw new Unreached("odoo.exceptions.AccessDenied", 401);
		uid = answer;
		return answer;
	};
	return async ({ model, method, ids, named = {} }, signal) => {
		const userId = uid ?? (await login(signal));
		const { values, ...rest } = named;
		// The values of `create` and the ids of records are positional arguments.
		const positional = method === "create" ? [values] : ids ? [ids] : [];
		return service(
			settings,
			"object",
			"execute_kw",
			[db, userId, key, model, method, positional, rest],
			signal,
		);
	};
}

/** Reads the server's main version; no login is needed. */
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
	const read = Envelope.safeParse(jsonOf(await requestOk({ url: `${url}/jsonrpc`, body, signal })));
	if (!read.success) throw new Unreached("EGARBAGE");
	const { result, error } = read.data;
	if (error) throw failureNamed(error.data?.name ?? "EODOO");
	return result;
}

/** Classifies an error by the exception's name, because every error comes with status 200. */
function failureNamed(name: string): PermanentFailure | Unreached {
	const dataErrors = /\.(ValidationError|UserError|MissingError)$/;
	return dataErrors.test(name) ? new PermanentFailure(name) : new Unreached(name);
}
