import { z } from "zod";
import { isLanguage } from "../../../content/language.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import { type Role, roles } from "../../../domain/accounts/account.ts";
import type { AccountProblem, NewAccount } from "../../../domain/accounts/manage-accounts.ts";
import type { FormState } from "../../forms/form-state.ts";

type Words = StaffText["accounts"]["problems"];

const fields = ["username", "email", "name", "kind", "language", "company", "subdomain"] as const;

export function readNewAccount(
	given: (name: string) => string,
	password: string,
	words: Words,
): Pick<FormState, "typed" | "problems"> & { wanted: NewAccount | null } {
	const typed = Object.fromEntries(fields.map((name) => [name, given(name)]));
	const [username, email, name] = [given("username"), given("email"), given("name")];
	const client = given("kind") === "client" && { name: given("company"), subdomain: given("subdomain") };
	const required = ["username", "email", "name", ...(client ? ["company", "subdomain"] : [])];
	const missing = required.filter((name) => !given(name));
	if (missing.length > 0) {
		const problems = Object.fromEntries(missing.map((name) => [name, words.required]));
		return { typed, problems, wanted: null };
	}
	if (!z.email().safeParse(email).success) return { typed, problems: { email: words.email }, wanted: null };
	const chosen = given("language");
	const base = { username, email, name, language: isLanguage(chosen) ? chosen : ("es" as const), password };
	const wanted: NewAccount = client
		? { ...base, kind: "client", client }
		: { ...base, kind: "staff", role: roleOf(given("kind")) };
	return { typed, problems: {}, wanted };
}

export function accountProblem(problem: AccountProblem, words: Words): FormState["problems"] {
	if (problem === "subdomain" || problem === "otherCompany") return { subdomain: words[problem] };
	return { username: problem === "username" ? words.username : words.taken };
}

/** An unknown role gets the fewest rights. */
function roleOf(text: string): Role {
	return roles.find((role) => role === text) ?? "editor";
}
