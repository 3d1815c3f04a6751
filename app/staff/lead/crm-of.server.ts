import type { Language } from "../../../content/language.ts";
import { staff } from "../../../content/staff/list.ts";
import { reasonText, reasonWithCode } from "../../../content/staff/reason-text.ts";
import { crmStateOf } from "../../../domain/crm/inject.ts";
import { revocationOf } from "../../../domain/privacy/revocation-store.ts";
import type { Services } from "../../../http/services.ts";
import { momentText } from "../times.server.ts";

/** Where the lead stands with the CRM, as its room says it. */
export async function crmOf(services: Services, language: Language, leadId: string) {
	const words = staff[language].crm;
	const { db } = services.connection;
	const state = await crmStateOf(db, services, leadId);
	const sends = !(await revocationOf(db, leadId));
	if (state.kind === "embedded") return { standing: words.embedded, link: null, sends: false };
	if (state.kind === "confirmed") {
		const standing = words.confirmed.replace("{date}", momentText(state.confirmedAt, language));
		const record = encodeURIComponent(state.recordId);
		const link = `${services.settings.crm.odoo?.url}/web#id=${record}&model=crm.lead&view_type=form`;
		return { standing, link, sends };
	}
	const say = state.kind === "needless" ? reasonText : reasonWithCode;
	const reason = state.reason && say(staff[language].deliveries, state.reason);
	const sentence = { refused: words.refused, needless: words.needless, queued: words.failed }[state.kind];
	return { standing: reason ? sentence.replace("{reason}", reason) : words.queued, link: null, sends };
}
