import { dateFormat } from "../../content/date-format.ts";
import type { Language } from "../../content/language.ts";
import { locales } from "../../content/locale.ts";
import { deviceName } from "../../domain/accounts/device-name.ts";
import type { OpenSession } from "../../http/accounts/accounts.ts";

export function shownSessions(sessions: readonly OpenSession[], language: Language, unknown: string) {
	const time = dateFormat(locales[language], {
		dateStyle: "medium",
		timeStyle: "short",
		timeZone: "America/Bogota",
	});
	return sessions.map(({ id, createdAt, userAgent, current }) => ({
		id,
		current,
		device: deviceName(userAgent) ?? unknown,
		since: time.format(new Date(createdAt)),
	}));
}
