import { type OutsideServer, outsideServer } from "./outside-server.ts";

export type FakeHubspot = OutsideServer & {
	/** By address, as HubSpot keeps them one. */
	readonly contacts: Map<string, Record<string, string>>;
	readonly submissions: { fields: Record<string, string>; consent: string }[];
	/** Addresses it was asked to erase, which it takes no more. */
	readonly erased: Set<string>;
	readonly portalId: string;
	readonly formId: string;
	readonly token: string;
};

/**
 * As much of HubSpot as the adapters meet.
 * Shapes: developers.hubspot.com/docs/api-reference, "Submit data to a form", "Upsert a batch of contacts",
 * "Read a batch of contacts", "Archive a batch of contacts" and "Permanently delete a contact (GDPR-compliant)".
 */
export async function fakeHubspot(): Promise<FakeHubspot> {
	const contacts: FakeHubspot["contacts"] = new Map();
	const submissions: FakeHubspot["submissions"] = [];
	const known = {
		portalId: "4455667",
		formId: "4a1b2c3d-5e6f-4a1b-8c2d-3e4f5a6b7c8d",
		token: "pat-na1-only-for-the-tests",
	};
	const erased: FakeHubspot["erased"] = new Set();
	const own = ["email", "firstname", "lastname", "phone", "company", "message"];
	const idOf = (email: string) => String(Buffer.from(email).readUInt32BE());
	const server = await outsideServer(({ path, headers, text }) => {
		const body = JSON.parse(text);
		if (path === `/submissions/v3/integration/submit/${known.portalId}/${known.formId}`) {
			const fields = Object.fromEntries(
				body.fields.map(({ name, value }: { name: string; value: string }) => [name, value]),
			);
			const errors = Object.keys(fields)
				.filter((name) => !own.includes(name))
				.map((name) => ({ message: name, errorType: "FIELD_NOT_IN_FORM_DEFINITION" }));
			if (!/^\S+@\S+\.\S+$/.test(fields.email ?? ""))
				errors.push({ message: "email", errorType: "INVALID_EMAIL" });
			if (errors.length > 0) return { status: 400, body: { status: "error", errors } };
			submissions.push({ fields, consent: body.legalConsentOptions?.consent?.text ?? "" });
			contacts.set(fields.email, { ...contacts.get(fields.email), ...fields });
			return { status: 200, body: { inlineMessage: "Thanks for submitting the form." } };
		}
		if (path.startsWith("/crm/")) {
			if (headers.authorization !== `Bearer ${known.token}`)
				return { status: 401, body: { status: "error", category: "INVALID_AUTHENTICATION" } };
		}
		if (path === "/crm/v3/objects/contacts/gdpr-delete") {
			if (body.idProperty !== "email") return { status: 400, body: { status: "error" } };
			contacts.delete(body.objectId);
			erased.add(body.objectId);
			return { status: 204 };
		}
		if (path === "/crm/v3/objects/contacts/batch/read") {
			const found = body.inputs.filter(({ id }: { id: string }) => contacts.has(id));
			const results = found.map(({ id }: { id: string }) => ({ id: idOf(id), properties: contacts.get(id) }));
			return { status: results.length === body.inputs.length ? 200 : 207, body: { results } };
		}
		if (path === "/crm/v3/objects/contacts/batch/archive") {
			const ids = body.inputs.map(({ id }: { id: string }) => id);
			for (const email of [...contacts.keys()].filter((one) => ids.includes(idOf(one))))
				contacts.delete(email);
			return { status: 204 };
		}
		if (path === "/crm/v3/objects/contacts/batch/upsert") {
			const results = body.inputs.map(
				({ id, properties }: { id: string; properties: Record<string, string> }) => {
					const isNew = !contacts.has(id);
					contacts.set(id, { ...contacts.get(id), ...properties });
					return { id: idOf(id), new: isNew, properties };
				},
			);
			return { status: 200, body: { status: "COMPLETE", results } };
		}
		return { status: 404, body: { status: "error", message: "Not found" } };
	});
	return Object.assign(server, { contacts, submissions, erased }, known);
}
