import { fillBlanks } from "../../../content/fill-blanks.ts";
import { isApiScope } from "../../../domain/accounts/api-keys/api-key.ts";
import { addApiKey, revokeApiKey, rotateApiKey } from "../../../domain/accounts/api-keys/api-keys.ts";
import { apiKeyLifetimes } from "../../../shared/account.ts";
import { redirectWith, refuse } from "../../forms/answer-intent.server.ts";
import { type StaffIntents, type StaffSubmission, showOnce } from "../form/staff-form.server.ts";
import { notFound } from "../staff-request.server.ts";

export const apiKeyIntents = {
	add: async (form) => {
		const { services, db, actor, text, field, intent } = form;
		const words = text.apiKeys.problems;
		const name = field("name").slice(0, 80);
		const scopes = form.formData.getAll("scope").map(String).filter(isApiScope);
		const lifetime = apiKeyLifetimes.find((one) => one === field("lifetime")) ?? "90";
		const fieldErrors = {
			...(!name && { name: words.name }),
			...(scopes.length === 0 && { scope: words.scope }),
		};
		if (Object.keys(fieldErrors).length > 0)
			return refuse(intent, { typed: { name, lifetime }, fieldErrors });
		const days = lifetime === "never" ? null : Number(lifetime);
		return showKey(form, name, await addApiKey(db, services.runtime, actor, { name, scopes, days }));
	},
	rotate: async (form) => {
		const { services, db, actor, field } = form;
		const rotated = (await rotateApiKey(db, services.runtime, actor, field("id"))) ?? notFound();
		return showKey(form, rotated.name, rotated.secret);
	},
	revoke: async ({ services, db, actor, field, to, intent }) =>
		(await revokeApiKey(db, services.runtime, actor, field("id")))
			? redirectWith(to("/api-keys"), intent)
			: notFound(),
} satisfies StaffIntents;

/** A secret is stored only hashed. */
function showKey({ text }: StaffSubmission, name: string, secret: string) {
	return showOnce(fillBlanks(text.apiKeys.made, { name }), secret);
}
