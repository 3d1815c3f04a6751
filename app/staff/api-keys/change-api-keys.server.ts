import { data, type RouterContextProvider } from "react-router";
import { isApiScope } from "../../../domain/accounts/api-key.ts";
import { addApiKey, revokeApiKey, rotateApiKey } from "../../../domain/accounts/api-keys.ts";
import { emptyForm, type FormState } from "../../forms/form-state.ts";
import { formText } from "../../forms/form-text.server.ts";
import { notFound, redirectDone, staffRequest } from "../staff-request.server.ts";

/** shown: a new secret, shown once; it is stored only hashed. */
export type ApiKeysState = { form: FormState; shown: { message: string; secret: string } | null };

export const apiKeyOutcomes = ["revoke"] as const;
export const lifetimes = ["30", "90", "365", "never"] as const;

export async function changeApiKeys(request: Request, context: Readonly<RouterContextProvider>) {
	const { services, db, actor, text, to } = staffRequest(request, context);
	const { runtime } = services;
	const words = text.apiKeys;
	const form = await request.formData().catch(() => new FormData());
	const intent = formText(form, "intent");
	const id = formText(form, "id");
	const show = (name: string, secret: string) =>
		data<ApiKeysState>({
			form: emptyForm,
			shown: { message: words.made.replace("{name}", name), secret },
		});
	if (intent === "revoke")
		return (await revokeApiKey(db, runtime, actor, id)) ? redirectDone(to("/api-keys"), intent) : notFound();
	if (intent === "rotate") {
		const rotated = (await rotateApiKey(db, runtime, actor, id)) ?? notFound();
		return show(rotated.name, rotated.secret);
	}
	if (intent !== "add") return notFound();
	const name = formText(form, "name").trim().slice(0, 80);
	const scopes = form.getAll("scope").flatMap((scope) => (isApiScope(String(scope)) ? [String(scope)] : []));
	const lifetime = lifetimes.find((one) => one === formText(form, "lifetime")) ?? "90";
	const problems = {
		...(!name && { name: words.problems.name }),
		...(scopes.length === 0 && { scope: words.problems.scope }),
	};
	if (Object.keys(problems).length > 0)
		return data<ApiKeysState>(
			{ form: { typed: { name, lifetime }, problems, failure: null }, shown: null },
			400,
		);
	const days = lifetime === "never" ? null : Number(lifetime);
	return show(name, await addApiKey(db, runtime, actor, { name, scopes: scopes.filter(isApiScope), days }));
}
