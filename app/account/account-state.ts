import { emptyForm, type FormState } from "../forms/form-state.ts";

/** The parts of somebody's own account; each is a form that says which one it is. */
export const accountParts = [
	"name",
	"language",
	"password",
	"factor-begin",
	"factor-confirm",
	"factor-remove",
	"session-end",
] as const;
export type AccountPart = (typeof accountParts)[number];

/** A second factor that waits for its first code. */
export type Enrolling = { picture: string; key: string; backupCodes: readonly string[] };

export type AccountState = { part: AccountPart | null; form: FormState; enrolling: Enrolling | null };

export const untouched: AccountState = { part: null, form: emptyForm, enrolling: null };

/** The form's state for one part: what was sent belongs to that part alone. */
export function formOf({ part, form }: AccountState, wanted: AccountPart): FormState {
	return part === wanted ? form : emptyForm;
}
