import type { StaffText } from "../../../content/staff/schema.ts";
import type { Actor } from "../../../domain/accounts/audit-entry.ts";
import type { NamedEntry } from "../../../domain/accounts/audit-log.ts";
import { auditPrograms } from "../../../shared/audit-action.ts";

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
	if (name !== null || wholes.has(subject.kind)) return name;
	return text.auditLog.gone;
}

/** What an entry keeps of the change, beside the name of what it is about. */
export function detailText({ detail, name: subject }: NamedEntry, text: StaffText): string {
	const { roles, team, clients } = text.accounts;
	const words: Readonly<Record<string, string>> = { ...roles, staff: team, client: clients };
	const shown = Object.entries(detail).map(([name, value]) => {
		if (name === "role")
			return value
				.split(" ")
				.flatMap((role) => words[role] ?? [])
				.join(", ");
		return name === "kind" ? wordOf(words, value) : value;
	});
	return shown.filter((value) => value && value !== subject).join(" · ");
}

/** Actions on a whole list, or on what leaves no name behind. */
const wholes: ReadonlySet<string> = new Set(["leads", "sign-ins", "subscribers", "audit", "erasure"]);

function wordOf(words: Readonly<Record<string, string>>, name: string): string {
	return words[name] ?? name;
}
