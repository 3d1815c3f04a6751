import { z } from "zod";
import type { StaffText } from "../../../content/staff/schema.ts";
import type { AccountProblem, NewAccount } from "../../../domain/accounts/manage-accounts.ts";
import { newPassword } from "../../../domain/accounts/password.ts";
import { isLanguage } from "../../../shared/language.ts";
import type { FormState } from "../../forms/form-state.ts";

type Words = StaffText["accounts"]["problems"];

const required = ["username", "email", "name", "company", "subdomain"] as const;

export function readNewAccount(
	given: (name: string) => string,
	words: Words,
): Pick<FormState, "typed" | "problems"> & { wanted: NewAccount | null } {
	const typed = Object.fromEntries([...required, "language"].map((name) => [name, given(name)]));
	const [username, email, name] = [given("username"), given("email"), given("name")];
	const missing = required.filter((name) => !given(name));
	if (missing.length > 0) {
		const problems = Object.fromEntries(missing.map((name) => [name, words.required]));
		return { typed, problems, wanted: null };
	}
	if (!z.email().safeParse(email).success) return { typed, problems: { email: words.email }, wanted: null };
	const chosen = given("language");
	const language = isLanguage(chosen) ? chosen : ("es" as const);
	const client = { name: given("company"), subdomain: given("subdomain") };
	return {
		typed,
		problems: {},
		wanted: { username, email, name, language, password: newPassword(), kind: "client", client },
	};
}

export function accountProblem(problem: AccountProblem, words: Words): FormState["problems"] {
	if (problem === "subdomain" || problem === "otherCompany") return { subdomain: words[problem] };
	return { username: problem === "username" ? words.username : words.taken };
}
