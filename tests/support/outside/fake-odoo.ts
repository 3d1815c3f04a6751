import { type OutsideResponse, type OutsideServer, outsideServer } from "./outside-server.ts";

type Values = Record<string, unknown>;
export type OdooRecord = Values & { id: number };

export type FakeOdoo = OutsideServer & {
	readonly settings: { url: string; db: string; user: string; key: string; api: "auto" };
	records(model: string): OdooRecord[];
	/** Puts a record there, as somebody at Odoo's own screens would. */
	add(model: string, values: Values): OdooRecord;
	/** What it refuses to store, as Odoo's own constraints do. */
	readonly overrides: { refuses: (model: string, values: Values) => boolean; mayDeleteLeads: boolean };
};

/** What a lead has beside what is asked of it here; some versions have more. */
const leadFields = new Set([
	...["name", "referred", "contact_name", "partner_name", "partner_id", "email_from", "email_cc", "phone"],
	...["function", "website", "street", "street2", "zip", "city", "description", "tag_ids", "active"],
	...["priority", "source_id", "medium_id", "lang_id", "user_id"],
]);

const key = "an-odoo-key-only-for-the-tests";

class OdooError extends Error {
	readonly exception: string;
	readonly status: number;
	constructor(exception: string, status: number) {
		super(exception);
		this.exception = exception;
		this.status = status;
	}
}

/**
 * As much of Odoo as a CRM adapter meets, speaking JSON-2 from version 19 on and JSON-RPC before.
 * Shapes: odoo.com/documentation/19.0/developer/reference/external_api.html, 18.0 for JSON-RPC's services; answers and
 * exceptions as an Odoo 19.0 gives them (`npm run test:odoo` holds the adapter against a real one).
 */
export async function fakeOdoo(version: number): Promise<FakeOdoo> {
	const tables = new Map<string, OdooRecord[]>();
	const externalIds = new Map<string, number>();
	let ids = 0;
	const records = (model: string) => {
		const known = tables.get(model);
		if (known) return known;
		const made: OdooRecord[] = [];
		tables.set(model, made);
		return made;
	};
	const odoo = {
		records,
		// As a salesperson, who may not delete leads.
		overrides: { refuses: (_model: string, _values: Values) => false, mayDeleteLeads: false },
		add: (model: string, values: Values) => {
			const record = { active: true, ...values, id: ++ids };
			records(model).push(record);
			return record;
		},
	};
	const insert = (model: string, values: Values): OdooRecord => {
		const isTwin = model === "crm.tag" && records(model).some(({ name }) => name === values.name);
		if (isTwin || odoo.overrides.refuses(model, values))
			throw new OdooError("odoo.exceptions.ValidationError", 422);
		return odoo.add(model, values);
	};
	const load = (model: string, fields: string[], [row]: unknown[][]) => {
		const values = Object.fromEntries(fields.map((field, index) => [field, row?.[index]]));
		const external = String(values.id);
		const known = externalIds.get(external);
		try {
			const stored = known ?? insert(model, readable(values)).id;
			externalIds.set(external, stored);
			return { ids: [stored], messages: [], nextrow: 0 };
		} catch {
			return { ids: false, messages: [{ type: "error", record: 0, message: "It may not be." }], nextrow: 0 };
		}
	};
	const run = (model: string, method: string, ids: number[], named: Values): unknown => {
		const list = records(model);
		if (method === "search_read") {
			const found = list.filter((record) => (named.domain as Term[]).every((term) => matches(record, term)));
			return found.slice(0, Number(named.limit ?? found.length));
		}
		if (method === "create") return (named.vals_list as Values[]).map((values) => insert(model, values).id);
		if (method === "fields_get") {
			const fields = (named.allfields as string[]).filter(
				(name) => model === "crm.lead" && leadFields.has(name),
			);
			return Object.fromEntries(fields.map((name) => [name, { type: "char" }]));
		}
		if (method === "check_object_reference") {
			const id = externalIds.get(`${named.module}.${named.xml_id}`);
			if (id === undefined) throw new OdooError("builtins.ValueError", 500);
			return ["crm.lead", records("crm.lead").some((one) => one.id === id) && id];
		}
		if (method === "load") return load(model, named.fields as string[], named.data as unknown[][]);
		const own = list.filter(({ id }) => ids.includes(id));
		if (own.length !== ids.length) throw new OdooError("odoo.exceptions.MissingError", 404);
		if (method === "write") {
			const { vals } = named as { vals: Values };
			for (const name of Object.keys(vals))
				if (model === "crm.lead" && !leadFields.has(name)) throw new OdooError("builtins.ValueError", 500);
			return own.every((record) => Object.assign(record, vals, vals.tag_ids ? { tag_ids: [] } : {}));
		}
		if (method === "unlink" && model === "crm.lead") {
			if (!odoo.overrides.mayDeleteLeads) throw new OdooError("odoo.exceptions.AccessError", 403);
			for (const [name, id] of externalIds) if (ids.includes(id)) externalIds.delete(name);
		}
		if (method === "unlink")
			return ids.every((id) =>
				list.splice(
					list.findIndex((one) => one.id === id),
					1,
				),
			);
		if (method === "message_post") {
			const note = { model, res_id: ids[0], body: named.body, subtype_xmlid: named.subtype_xmlid };
			return odoo.add("mail.message", note).id;
		}
		throw new OdooError("builtins.AttributeError", 404);
	};
	const json2 = (path: string, authorization: string | undefined, body: Values): OutsideResponse => {
		const [, , , model = "", method = ""] = path.split("/");
		const refusal = (name: string, status: number) => ({
			status,
			body: { name, message: "…", arguments: ["…"], context: {}, debug: "Traceback…" },
		});
		if (authorization !== `bearer ${key}`) return refusal("werkzeug.exceptions.Unauthorized", 401);
		const { ids: on, context, ...named } = body;
		try {
			return { status: 200, body: run(model, method, (on as number[]) ?? [], named) };
		} catch (error) {
			return error instanceof OdooError ? refusal(error.exception, error.status) : refusal("builtins", 500);
		}
	};
	const jsonRpc = (body: Values): OutsideResponse => {
		const { service, method, args } = body.params as { service: string; method: string; args: unknown[] };
		const result = (value: unknown) => ({
			status: 200,
			body: { jsonrpc: "2.0", id: body.id, result: value },
		});
		const failure = (name: string) => ({
			status: 200,
			body: {
				jsonrpc: "2.0",
				id: body.id,
				error: { code: 200, message: "Odoo Server Error", data: { name, message: "…", arguments: ["…"] } },
			},
		});
		if (service === "common" && method === "version")
			return result({ server_version: `${version}.0`, server_version_info: [version, 0, 0, "final", 0, ""] });
		if (service === "common") return result(args[2] === key ? 5 : false);
		const [, , secret, model, name, placed, named] = args as [
			string,
			number,
			string,
			string,
			string,
			unknown[],
			Values,
		];
		if (secret !== key) return failure("odoo.exceptions.AccessDenied");
		if (named.body_is_html && version < 17) return failure("builtins.TypeError");
		try {
			if (name === "create") return result(run(model, name, [], { vals_list: placed[0] }));
			return result(run(model, name, (placed[0] as number[]) ?? [], named));
		} catch (error) {
			return failure(error instanceof OdooError ? error.exception : "builtins");
		}
	};
	const server = await outsideServer(({ path, headers, text }) => {
		if (path === "/web/version" && version >= 19)
			return {
				status: 200,
				body: { version_info: [version, 0, 0, "final", 0, ""], version: `${version}.0` },
			};
		if (path === "/jsonrpc") return jsonRpc(JSON.parse(text));
		if (path.startsWith("/json/2/") && version >= 19)
			return json2(path, headers.authorization, JSON.parse(text));
		return { status: 404, body: "Not Found" };
	});
	for (const code of ["es_CO", "en_US"]) odoo.add("res.lang", { code });
	odoo.add("utm.medium", { name: "Website" });
	const settings = { url: server.url, db: "odoo", user: "site", key, api: "auto" } as const;
	return Object.assign(server, odoo, { settings });
}

type Term = [field: string, operator: "=" | "ilike" | "=like", value: unknown];

function matches(record: OdooRecord, [field, operator, value]: Term): boolean {
	const own = record[field];
	if (operator === "=") return own === value;
	const text = String(own ?? "").toLowerCase();
	const wanted = String(value).toLowerCase();
	return operator === "ilike" ? text.includes(wanted) : text.startsWith(wanted.replace(/%$/, ""));
}

/** What "load" was given, as Odoo reads it back. */
function readable(values: Values): Values {
	return Object.fromEntries(
		Object.entries(values)
			.filter(([name]) => name !== "id")
			.map(([name, value]) => {
				const field = name.replace("/.id", "");
				if (!name.endsWith("/.id")) return [field, value || false];
				const ids = String(value ?? "")
					.split(",")
					.filter(Boolean)
					.map(Number);
				return [field, field === "tag_ids" ? ids : (ids[0] ?? false)];
			}),
	);
}
