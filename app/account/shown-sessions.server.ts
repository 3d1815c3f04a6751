import { nearMoment } from "../../content/near-moment.ts";
import { deviceName } from "../../domain/accounts/device-name.ts";
import type { OpenSession } from "../../http/accounts/accounts.ts";
import type { Language } from "../../shared/language.ts";

type Options = { now: Date; language: Language; unknown: string };

export function shownSessions(sessions: readonly OpenSession[], { now, language, unknown }: Options) {
	return sessions.map(({ id, createdAt, userAgent, current }) => ({
		id,
		current,
		device: deviceName(userAgent) ?? unknown,
		since: nearMoment(createdAt, now, language),
	}));
}
