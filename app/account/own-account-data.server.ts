import type { RouterContextProvider } from "react-router";
import { dateFormat } from "../../content/date-format.ts";
import { fillBlanks } from "../../content/fill-blanks.ts";
import { en as layoutEn } from "../../content/layout/en.ts";
import { locales, timeZone } from "../../content/locale.ts";
import { login } from "../../content/login/list.ts";
import { nearMoment } from "../../content/near-moment.ts";
import { portal } from "../../content/portal/list.ts";
import { deviceName } from "../../domain/accounts/sign-in/device-name.ts";
import type { Passkey } from "../../domain/accounts/sign-in/passkey.ts";
import type { OpenSession } from "../../http/accounts/own-account.ts";
import { servicesContext, signedIn, visitorAddressContext } from "../../http/context.ts";
import { pageUrl } from "../../http/pages/page-url.ts";
import type { Language } from "../../shared/language.ts";
import { readOutcome } from "../forms/answer-intent.server.ts";
import { ownIntents } from "./own-intents.server.ts";

export type OwnAccountData = Awaited<ReturnType<typeof ownAccountData>>;

export async function ownAccountData(
	request: Request,
	context: Readonly<RouterContextProvider>,
	language: Language,
) {
	const { accounts, runtime } = context.get(servicesContext);
	const caller = { request, visitorAddress: context.get(visitorAddressContext) };
	const session = signedIn(context);
	const { name, email, language: own, twoFactor } = session.account;
	const sessions = await accounts.openSessions(caller, session);
	const passkeys = await accounts.passkeysOf(session);
	return {
		text: portal[language].account,
		account: { name, email, language: own, twoFactor },
		passwordHint: login[language].newPassword.hint,
		languageNames: layoutEn.languageNames,
		sessions: sessions.map((one) => shownSession(one, runtime.now(), language)),
		passkeys: passkeys.map((one) => shownPasskey(one, language)),
		confirmed: accounts.isConfirmed(session),
		done: readOutcome(pageUrl(request).searchParams, ownIntents),
	};
}

function shownSession({ id, createdAt, userAgent, current }: OpenSession, now: Date, language: Language) {
	const device = deviceName(userAgent) ?? portal[language].account.sessions.unknown;
	return { id, current, device, since: nearMoment(createdAt, now, language) };
}

function shownPasskey({ id, name, createdAt, lastUsedAt }: Passkey, language: Language) {
	const text = portal[language].account.passkeys;
	const day = dateFormat(locales[language], { dateStyle: "medium", timeZone });
	const onDay = (words: string, at: string) => fillBlanks(words, { date: day.format(new Date(at)) });
	const used = lastUsedAt ? onDay(text.used, lastUsedAt) : text.unused;
	return { id, name: name || text.unnamed, since: `${onDay(text.added, createdAt)}, ${used}` };
}
