import type { Language } from "../../../content/language.ts";
import { staff } from "../../../content/staff/list.ts";
import { reasonText, reasonWithCode } from "../../../content/staff/reason-text.ts";
import type { LeadDetails } from "../../../domain/leads/lead-details.ts";
import { momentText } from "../times.server.ts";

export function crmView(
	{ crm: state, revocation }: LeadDetails,
	{ language, odooUrl }: { language: Language; odooUrl: string | undefined },
) {
	const words = staff[language].crm;
	const sends = !revocation;
	if (state.kind === "embedded") return { standing: words.embedded, link: null, sends: false };
	if (state.kind === "confirmed") {
		const standing = words.confirmed.replace("{date}", momentText(state.confirmedAt, language));
		const record = encodeURIComponent(state.recordId);
		return { standing, link: `${odooUrl}/web#id=${record}&model=crm.lead&view_type=form`, sends };
	}
	const say = state.kind === "needless" ? reasonText : reasonWithCode;
	const reason = state.reason && say(staff[language].deliveries, state.reason);
	const sentence = { refused: words.refused, needless: words.needless, queued: words.failed }[state.kind];
	return { standing: reason ? sentence.replace("{reason}", reason) : words.queued, link: null, sends };
}
