import { dateFormat } from "../../content/date-format.ts";
import { fillBlanks } from "../../content/fill-blanks.ts";
import { locales, timeZone } from "../../content/locale.ts";
import { portal } from "../../content/portal/list.ts";
import type { Passkey } from "../../domain/accounts/passkey.ts";
import type { Language } from "../../shared/language.ts";

export function shownPasskeys(passkeys: readonly Passkey[], language: Language) {
	const text = portal[language].account.passkeys;
	const day = dateFormat(locales[language], { dateStyle: "medium", timeZone });
	const onDay = (words: string, at: string) => fillBlanks(words, { date: day.format(new Date(at)) });
	return passkeys.map(({ id, name, createdAt, lastUsedAt }) => {
		const used = lastUsedAt ? onDay(text.used, lastUsedAt) : text.unused;
		return { id, name: name || text.unnamed, since: `${onDay(text.added, createdAt)}, ${used}` };
	});
}
