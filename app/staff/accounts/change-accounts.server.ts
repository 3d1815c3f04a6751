import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { isLanguage } from "../../../content/language.ts";
import { type Role, roles } from "../../../domain/accounts/account.ts";
import {
	addAccount,
	disableAccount,
	enableAccount,
	type NewAccount,
	resetAccount,
} from "../../../domain/accounts/keep-accounts.ts";
import { newPassword } from "../../../domain/accounts/password.ts";
import { cleanText } from "../../../http/clean-text.ts";
import type { FormState } from "../../forms/form-state.ts";
import { formText } from "../../forms/text-of.ts";
import { doneAt, notThere, staffRoom } from "../staff-room.server.ts";

export type AccountsState = { form: FormState; said: string | null };

/** What is said to be done once the page is there again. */
export const accountEnds = ["disable", "enable"] as const;

const fields = ["username", "email", "name", "kind", "language", "company", "subdomain"] as const;

/** Answers a form of the accounts' room. A password that is made is said once, in the answer, and kept nowhere. */
export async function changeAccounts(request: Request, context: Readonly<RouterContextProvider>) {
	const { services, db, account, actor, text, to } = staffRoom(request, context);
	const { runtime } = services;
	const words = text.accounts;
	const form = await request.formData().catch(() => new FormData());
	const given = (name: string) => cleanText(formText(form, name)).trim().slice(0, 254);
	const say = (username: string, password: string) =>
		data<AccountsState>({
			form: { typed: {}, problems: {}, failure: null },
			said: words.made.replace("{username}", username).replace("{password}", password),
		});
	const done = (end: (typeof accountEnds)[number]) => doneAt(to("/accounts"), end);
	const what = given("what");
	const username = given("username");
	if (what === "disable") {
		// Nobody locks themself out.
		const own = username.toLowerCase() === account.username;
		return !own && (await disableAccount(db, runtime, actor, username)) ? done(what) : notThere();
	}
	if (what === "enable") return (await enableAccount(db, runtime, actor, username)) ? done(what) : notThere();
	if (what === "reset") {
		const password = newPassword();
		const given = await resetAccount(db, runtime, actor, { username, password });
		return given ? say(username, password) : notThere();
	}
	if (what !== "add") return notThere();

	const typed = Object.fromEntries(fields.map((name) => [name, given(name)]));
	const refuse = (problems: FormState["problems"]) =>
		data<AccountsState>({ form: { typed, problems, failure: null }, said: null }, 400);
	const kind = given("kind");
	const isClient = kind === "client";
	const missing = (
		["username", "email", "name", ...(isClient ? ["company", "subdomain"] : [])] as const
	).filter((name) => !given(name));
	if (missing.length > 0)
		return refuse(Object.fromEntries(missing.map((name) => [name, words.problems.required])));
	if (!z.email().safeParse(given("email")).success) return refuse({ email: words.problems.email });
	const password = newPassword();
	const chosen = given("language");
	const language = isLanguage(chosen) ? chosen : "es";
	const base = { username, email: given("email"), name: given("name"), language, password };
	const wanted: NewAccount = isClient
		? { ...base, kind: "client", client: { name: given("company"), subdomain: given("subdomain") } }
		: { ...base, kind: "staff", role: roleOf(kind) };
	const added = await addAccount(db, runtime, actor, wanted);
	if (!("problem" in added)) return say(added.username, password);
	const { problem } = added;
	if (problem === "subdomain" || problem === "otherCompany")
		return refuse({ subdomain: words.problems[problem] });
	return refuse({ username: problem === "username" ? words.problems.username : words.problems.taken });
}

/** Whoever is no known role may do least. */
function roleOf(text: string): Role {
	return roles.find((role) => role === text) ?? "editor";
}
