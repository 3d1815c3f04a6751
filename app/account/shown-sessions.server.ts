import { dateFormat } from "../../content/date-format.ts";
import type { Language } from "../../content/language.ts";
import { locales } from "../../content/locale.ts";
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
		device: deviceOf(userAgent) ?? unknown,
		since: time.format(new Date(createdAt)),
	}));
}

const browsers = [
	["Edge", /Edg\//],
	["Opera", /OPR\//],
	["Samsung Internet", /SamsungBrowser\//],
	["Chrome", /Chrome\//],
	["Firefox", /Firefox\//],
	["Safari", /Safari\//],
] as const;

const systems = [
	["iPhone", /iPhone/],
	["iPad", /iPad/],
	["Android", /Android/],
	["Windows", /Windows/],
	["Mac", /Macintosh/],
	["Linux", /Linux/],
] as const;

function deviceOf(userAgent: string): string | null {
	const nameIn = (list: readonly (readonly [string, RegExp])[]) =>
		list.find(([, pattern]) => pattern.test(userAgent))?.[0];
	return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(", ") || null;
}
