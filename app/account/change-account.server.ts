import { data, type RouterContextProvider } from "react-router";
import { renderSVG } from "uqr";
import { isLanguage, type Language } from "../../content/language.ts";
import { login } from "../../content/login/list.ts";
import { portal } from "../../content/portal/list.ts";
import { setLanguage, setName } from "../../domain/accounts/account-store.ts";
import type { Accounts, Caller, Cookies, Enrolment, Session } from "../../http/accounts/accounts.ts";
import { cleanText } from "../../http/clean-text.ts";
import { servicesContext, signedIn, visitorContext } from "../../http/context.ts";
import type { FormState } from "../forms/form-state.ts";
import { textOf } from "../forms/text-of.ts";
import { seeOther } from "../sign-in/see-other.server.ts";
import { type AccountPart, type AccountState, accountParts, type Enrolling } from "./account-state.ts";

type Change = {
	request: Request;
	context: Readonly<RouterContextProvider>;
	language: Language;
	/** The account page's own address. */
	path: string;
};

/** What became of it: done with these cookies, or shown again with what is wrong. */
type Outcome =
	| { done: Cookies }
	| { problems?: FormState["problems"]; failure?: string; enrolling?: Enrolling };

/** Answers a form of somebody's own account: with the page that says it is done, or with the form and what is wrong. */
export async function changeAccount({ request, context, language, path }: Change) {
	const { log } = context.get(servicesContext);
	const form = await request.formData().catch(() => new FormData());
	const part = accountParts.find((known) => known === textOf(form, "part"));
	if (!part) return seeOther(path);
	const again = (outcome: Exclude<Outcome, { done: Cookies }>, status: number) => {
		const { problems = {}, failure = null, enrolling = null } = outcome;
		const typed: FormState["typed"] = part === "name" ? { name: textOf(form, "name") } : {};
		return data<AccountState>({ part, form: { typed, problems, failure }, enrolling }, status);
	};
	try {
		const outcome = await changes[part]({ form, language, context, request });
		if (!("done" in outcome)) return again(outcome, outcome.enrolling ? 200 : 400);
		return seeOther(`${path}?hecho=${part}#part-${part.split("-")[0]}`, outcome.done);
	} catch (error) {
		log.error({ err: error }, "an account could not be changed");
		return again({ failure: portal[language].failure }, 503);
	}
}

type Asked = Pick<Change, "request" | "context" | "language"> & { form: FormData };

const changes: Record<AccountPart, (asked: Asked) => Promise<Outcome>> = {
	name: async ({ form, language, context }) => {
		const { connection } = context.get(servicesContext);
		const name = cleanText(textOf(form, "name")).trim().slice(0, 80);
		if (!name) return problem("name", login[language].required);
		const { account } = signedIn(context);
		await connection.db.transaction().execute((tx) => setName(tx, account.id, name));
		return { done: [] };
	},
	language: async ({ form, context }) => {
		const { connection } = context.get(servicesContext);
		const { account } = signedIn(context);
		const wanted = textOf(form, "language");
		if (isLanguage(wanted))
			await connection.db.transaction().execute((tx) => setLanguage(tx, account.id, wanted));
		return { done: [] };
	},
	password: async (asked) => {
		const { accounts, caller, session } = partiesOf(asked);
		const given = { current: textOf(asked.form, "current"), next: textOf(asked.form, "next") };
		const outcome = await accounts.changePassword(caller, session, given);
		if (outcome.kind === "changed") return { done: outcome.cookies };
		if (outcome.kind === "weak") return problem("next", login[asked.language].problems[outcome.problem]);
		return problem("current", portal[asked.language].account.password.refused);
	},
	"factor-begin": async (asked) => {
		const { accounts, caller, session } = partiesOf(asked);
		const begun = await accounts.beginSecondFactor(caller, session, textOf(asked.form, "password"));
		if (begun) return { enrolling: drawn(begun) };
		return problem("password", portal[asked.language].account.factor.refusedPassword);
	},
	"factor-confirm": async (asked) => {
		const { accounts, caller, session } = partiesOf(asked);
		const cookies = await accounts.confirmSecondFactor(caller, session, textOf(asked.form, "code"));
		return cookies ? { done: cookies } : { failure: portal[asked.language].account.factor.refusedCode };
	},
	"factor-remove": async (asked) => {
		const { accounts, caller, session } = partiesOf(asked);
		const cookies = await accounts.removeSecondFactor(caller, session, textOf(asked.form, "password"));
		if (cookies) return { done: cookies };
		return problem("password", portal[asked.language].account.factor.refusedPassword);
	},
	"session-end": async (asked) => {
		const { accounts, caller } = partiesOf(asked);
		await accounts.endSession(caller, textOf(asked.form, "session"));
		return { done: [] };
	},
};

function problem(field: string, words: string): Outcome {
	return { problems: { [field]: words } };
}

function partiesOf({ context, request }: Asked): { accounts: Accounts; caller: Caller; session: Session } {
	const { accounts } = context.get(servicesContext);
	const caller = { request, visitor: context.get(visitorContext) };
	return { accounts, caller, session: signedIn(context) };
}

function drawn({ uri, backupCodes }: Enrolment): Enrolling {
	const key = new URL(uri).searchParams.get("secret") ?? "";
	return { picture: renderSVG(uri, { border: 2 }), key: key.replace(/(.{4})(?=.)/g, "$1 "), backupCodes };
}
