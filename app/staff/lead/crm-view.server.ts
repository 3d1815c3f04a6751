import { leadLabels } from "../../../content/leads/labels.ts";
import { nearMoment } from "../../../content/near-moment.ts";
import { staff } from "../../../content/staff/list.ts";
import { crmReason } from "../../../content/staff/reason-text.ts";
import type { LeadDetails } from "../../../domain/leads/lead-details.ts";
import type { Language } from "../../../shared/language.ts";

export function crmView(
	{ crm: state, revocation, lead }: LeadDetails,
	{ now, language, odooUrl }: { now: Date; language: Language; odooUrl: string | undefined },
) {
	const words = staff[language].crm;
	const sends = !revocation;
	if (state.kind === "embedded") {
		const isIn = lead.status === "in-crm";
		const status = isIn ? leadLabels[language].statuses[lead.status] : words.embedded;
		return { status, at: null, link: null, send: sends && !isIn ? words.inject : null };
	}
	const send = sends ? words.send : null;
	if (state.kind === "confirmed") {
		const at = nearMoment(state.confirmedAt, now, language);
		const record = encodeURIComponent(state.recordId);
		return {
			status: words.confirmed,
			at,
			link: `${odooUrl}/web#id=${record}&model=crm.lead&view_type=form`,
			send,
		};
	}
	return { status: crmReason(staff[language], state), at: null, link: null, send };
}
