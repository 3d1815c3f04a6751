import { dateFormat } from "../../../content/date-format.ts";
import { clockTime, locales } from "../../../content/locale.ts";
import { portal } from "../../../content/portal/list.ts";
import { site } from "../../../content/site.ts";
import { consultationMinutes } from "../../../domain/consultations/invitation.ts";
import type { ClientPortal } from "../../../domain/portal/client-portal.ts";
import type { Language } from "../../../shared/language.ts";

type NextConsultation = NonNullable<ClientPortal["consultation"]>;

export function consultationView({ startsAt, place }: NextConsultation, language: Language) {
	const text = portal[language].consultation;
	const at = new Date(startsAt);
	const timeZone = site.timeZone;
	const link = /^https?:\/\/\S+$/.test(place) ? place : null;
	return {
		startsAt,
		...clockTime(at, language, timeZone),
		day: dateFormat(locales[language], { weekday: "long", day: "numeric", month: "long", timeZone }).format(
			at,
		),
		lasts: text.lasts.replace("{minutes}", String(consultationMinutes)),
		link,
		place: link ? null : place || text.byPhone,
	};
}
