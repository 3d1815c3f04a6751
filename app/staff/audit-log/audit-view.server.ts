import { fillBlanks } from "../../../content/fill-blanks.ts";
import { timeZone } from "../../../content/locale.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import type { Account } from "../../../domain/accounts/account.ts";
import type { Actor } from "../../../domain/audit-log/audit-entry.ts";
import type { AuditFilter, NamedEntry } from "../../../domain/audit-log/audit-log.ts";
import { momentAt } from "../../../domain/wall-clock.ts";
import { cleanText } from "../../../http/clean-text.ts";
import { auditActions, auditPrograms } from "../../../shared/audit-action.ts";

export function actorText(
	{ id, name }: Actor,
	{ auditLog: { programs } }: Pick<StaffText, "auditLog">,
): string {
	const program = id === null && auditPrograms.find((one) => one === name);
	return program ? programs[program] : name;
}

/** What an entry is about, in words; null where it was about nothing in particular. */
export function subjectText({ subject, name }: NamedEntry, text: StaffText): string | null {
	const { kinds, destinations } = text.deliveries;
	if (subject.kind === "destination") return wordOf(destinations, subject.id);
	if (subject.kind === "delivery") return name && wordOf(kinds, name);
	if (name !== null || !subject.id || wholes.has(subject.kind)) return name;
	return text.auditLog.gone;
}

/** What an entry keeps of the change, beside the name of what it is about. */
export function detailText({ detail, name: subject }: NamedEntry, text: StaffText): string {
	const { roles, team, clients } = text.accounts;
	const { details } = text.auditLog;
	const nobody: Readonly<Record<string, string>> = text.auditLog.nobody;
	const words: Readonly<Record<string, string>> = {
		...roles,
		staff: team,
		client: clients,
		...text.rights.results,
	};
	const shown = Object.entries(detail).map(([name, value]) => {
		// The reference of a proposal is nobody's word.
		if (name === "proposal" || value === subject) return "";
		if (!value) return nobody[name] ?? "";
		if (name === "role")
			return value
				.split(" ")
				.flatMap((role) => words[role] ?? [])
				.join(", ");
		if (name === "kind" || name === "result") return wordOf(words, value);
		return fillBlanks(wordOf({ [name]: "{value}", ...details }, name), { value });
	});
	return shown.filter(Boolean).join(" · ");
}

/** The screen of what an entry is about, if there is one. @param accounts all of them. */
export function subjectPath(
	{ subject: { kind, id }, name }: NamedEntry,
	accounts: readonly Pick<Account, "id" | "clientId">[],
): string | null {
	if (name === null) return null;
	const screen = screens[kind];
	if (screen) return `${screen}/${encodeURIComponent(id)}`;
	const account = accountKinds.has(kind) && accounts.find((one) => one.id === id);
	if (!account) return null;
	return account.clientId === null
		? `/accounts/${encodeURIComponent(id)}`
		: `/clients/${encodeURIComponent(account.clientId)}`;
}

const screens: Readonly<Record<string, string>> = {
	lead: "/leads",
	conversation: "/conversations",
	post: "/blog",
	client: "/clients",
};

/** An accepted invitation is the account of its id. */
const accountKinds: ReadonlySet<string> = new Set(["account", "invitation"]);

/** Actions on a whole list, or on what leaves no name behind. */
const wholes: ReadonlySet<string> = new Set(["leads", "sign-ins", "subscribers", "audit", "erasure"]);

function wordOf(words: Readonly<Record<string, string>>, name: string): string {
	return words[name] ?? name;
}

/** The choice for actors without an account. */
export const withoutAccount = "none";

/** What the address asks for. Days are those of Colombia. An action or a day that does not exist is no condition. */
export function readAuditQuery(searchParams: URLSearchParams) {
	const given = (name: string) => cleanText(searchParams.get(name) ?? "").slice(0, 80);
	const [from, to] = inOrder(given("from"), given("to"));
	return { person: given("person"), action: given("action"), from, to };
}

/** An end before its beginning is the beginning. */
function inOrder(from: string, to: string): [from: string, to: string] {
	return startOf(from) && startOf(to) && to < from ? [to, from] : [from, to];
}

export function auditFilter({ person, action, from, to }: ReturnType<typeof readAuditQuery>): AuditFilter {
	const known = auditActions.find((one) => one === action);
	const since = startOf(from);
	const until = startOf(to);
	// A day later: the last day counts whole.
	until?.setUTCDate(until.getUTCDate() + 1);
	return {
		...(person && { actorId: person === withoutAccount ? null : person }),
		...(known && { action: known }),
		...(since && { from: since.toISOString() }),
		...(until && { until: until.toISOString() }),
	};
}

function startOf(day: string): Date | null {
	return momentAt(`${day}T00:00`, timeZone);
}
