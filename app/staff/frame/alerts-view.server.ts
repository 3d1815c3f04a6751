import { fillBlanks } from "../../../content/fill-blanks.ts";
import { staff } from "../../../content/staff/list.ts";
import { type Account, maySell } from "../../../domain/accounts/account.ts";
import type { Services } from "../../../http/services.ts";
import type { Language } from "../../../shared/language.ts";
import { staffAddress } from "../staff-request.server.ts";

export type AlertsView = NonNullable<Awaited<ReturnType<typeof alertsView>>>;

export async function alertsView(
	{ settings, inbox }: Pick<Services, "settings" | "inbox">,
	account: Account,
	language: Language,
) {
	if (!maySell(account)) return null;
	const { at, waiting, alerts, changesIn } = await inbox.alerts(null);
	const text = staff[language].inbox;
	const path = staffAddress(settings, language, "/conversations");
	return {
		at,
		waiting,
		changesIn,
		events: `${path}/events`,
		alerts: alerts
			.filter(({ assigned }) => !assigned || assigned.accountId === account.id)
			.map(({ key, kind, conversationId, name, assigned }) => ({
				key,
				conversationId,
				title: fillBlanks(text.alerts[kind], { person: assigned?.by ?? "" }),
				body: name ?? text.writers.visitor,
				path: `${path}/${encodeURIComponent(conversationId)}`,
			})),
	};
}
