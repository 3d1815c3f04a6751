import { data, type RouterContextProvider } from "react-router";
import { mailedPath } from "../../../content/mailed-pages.ts";
import { type Account, readRoles } from "../../../domain/accounts/account.ts";
import { askEmailChange } from "../../../domain/accounts/change-email.ts";
import { changeRoles } from "../../../domain/accounts/change-roles.ts";
import { enableAccount, resetByLink } from "../../../domain/accounts/manage-accounts.ts";
import { readAccount } from "../../../domain/accounts/read-account.ts";
import { leaveTeam } from "../../../domain/team/leave-team.ts";
import { cleanText } from "../../../http/clean-text.ts";
import { emptyForm, type FormState } from "../../forms/form-state.ts";
import { formText } from "../../forms/form-text.server.ts";
import { typedEmail } from "../../forms/typed-email.server.ts";
import type { LinkToShow } from "../shown-link.tsx";
import { notFound, redirectDone, staffRequest } from "../staff-request.server.ts";

/** intent: the form that was sent. */
type ColleagueState = { intent: string; form: FormState; link: LinkToShow | null };

export const colleagueOutcomes = ["roles", "email", "reset", "enable"] as const;

export async function changeColleague(
	request: Request,
	context: Readonly<RouterContextProvider>,
	accountId: string,
) {
	const staffed = staffRequest(request, context);
	const account = await readAccount(staffed.db, accountId);
	if (account?.kind !== "staff") return notFound();
	const form = await request.formData().catch(() => new FormData());
	const intent = formText(form, "intent");
	const change = Object.hasOwn(changes, intent) ? changes[intent] : undefined;
	return change ? change({ staffed, account, form, intent }) : notFound();
}

type Change = {
	staffed: ReturnType<typeof staffRequest>;
	account: Account;
	form: FormData;
	intent: string;
};

const changes: Record<string, (change: Change) => Promise<ReturnType<typeof refuse> | Response>> = {
	roles: async ({ staffed, account, form, intent }) => {
		const { db, services, actor, text } = staffed;
		const roles = readRoles(form.getAll("role").map(String));
		if (roles.length === 0) return refuse(intent, { problems: { role: text.accounts.problems.roles } });
		const outcome = await changeRoles(db, services.runtime, actor, { accountId: account.id, roles });
		if (outcome === "last-admin") return refuse(intent, { failure: text.colleague.lastAdmin });
		// Who gave their own admin role up may not open this page again.
		const isHereNoMore = account.id === staffed.account.id && !roles.includes("admin");
		return isHereNoMore ? redirectDone(staffed.to(""), "roles") : done(staffed, account, "roles");
	},
	email: async ({ staffed, account, form, intent }) => {
		const { db, services, actor, text } = staffed;
		const email = typedEmail(form);
		const typed = { email: cleanText(formText(form, "email")) };
		if (!email) return refuse(intent, { typed, problems: { email: text.accounts.problems.email } });
		const asked = await askEmailChange(db, services.runtime, actor, { accountId: account.id, email });
		if (asked !== "asked") return refuse(intent, { typed, problems: { email: text.colleague.emailFlooded } });
		return done(staffed, account, "email");
	},
	reset: async ({ staffed, account }) => {
		const { db, services, actor, text, linkWay } = staffed;
		const reset = { accountId: account.id, way: linkWay };
		if (!(await resetByLink(db, services.runtime, actor, reset))) return notFound();
		if (linkWay === "mail") return done(staffed, account, "reset");
		const token = (await services.accounts.resetToken(account.id)) ?? notFound();
		const url = services.settings.publicUrl + mailedPath("newPassword", account.language, token);
		const message = text.colleague.resetShown.replace("{name}", () => account.name);
		return data<ColleagueState>({ intent: "shown", form: emptyForm, link: { message, url } });
	},
	enable: async ({ staffed, account }) => {
		const { db, services, actor } = staffed;
		await enableAccount(db, services.runtime, actor, account.username);
		return done(staffed, account, "enable");
	},
	leave: async ({ staffed, account, form, intent }) => {
		const { db, services, actor, text, to } = staffed;
		const chosen = (kind: string) => cleanText(formText(form, kind)) || null;
		const successors = {
			leads: chosen("leads"),
			conversations: chosen("conversations"),
			clients: chosen("clients"),
			posts: chosen("posts"),
		};
		const wish = { accountId: account.id, successors };
		const outcome = await leaveTeam(db, services.runtime, actor, wish);
		if (outcome === "unknown") return notFound();
		if (outcome === "last-admin") return refuse(intent, { failure: text.colleague.lastAdmin });
		return redirectDone(to("/accounts"), "left");
	},
};

function refuse(intent: string, state: Partial<FormState>) {
	return data<ColleagueState>({ intent, form: { ...emptyForm, ...state }, link: null }, 400);
}

function done({ to }: Change["staffed"], { id }: Account, outcome: (typeof colleagueOutcomes)[number]) {
	return redirectDone(to(`/accounts/${encodeURIComponent(id)}`), outcome);
}
