import type { Factor, SignInEvent, WorkKind } from "../../../shared/account.ts";
import type { AuditAction, AuditProgram } from "../../../shared/audit-action.ts";
import type { FactName } from "../../../shared/lead.ts";

/** The columns of the files that staff download. */
export type CsvColumn =
	| (
			| "reference"
			| "createdAt"
			| "status"
			| "score"
			| "source"
			| "language"
			| "message"
			| "consentWithdrawnAt"
	  )
	| FactName
	| ("at" | "event" | "factor" | "username" | "visitorAddress" | "userAgent")
	| ("state" | "confirmedAt" | "cancelledAt")
	| ("actor" | "action" | "subject" | "subjectId" | "detail");

export type RecordsText = {
	auditLog: {
		person: string;
		action: string;
		from: string;
		to: string;
		export: string;
		/** Who is no account: the operator, a program with a key, a visitor. */
		others: string;
		/** In the place of the name of what is no more. */
		gone: string;
		programs: Record<AuditProgram, string>;
		actions: Record<AuditAction, string>;
		/** What an entry keeps of the change: whom something was given to, with their name in `{value}`. */
		details: Record<"owner" | WorkKind | "request", string>;
		/** In the place of a detail that names nobody. */
		nobody: Record<"owner" | "client", string>;
	};
	/** The headings of files; `{zone}` is where their times are told. */
	csv: { zone: string; columns: Record<CsvColumn, string> };
	/** The log of sign-ins. */
	signIns: Record<"search" | "event" | "export" | "unknown", string> & {
		events: Record<SignInEvent, string>;
		factors: Record<Factor, string>;
	};
};
