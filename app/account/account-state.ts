import { emptyForm, type FormState } from "../forms/form-state.ts";

export const accountParts = [
	"name",
	"language",
	"email",
	"password",
	"factor-begin",
	"factor-confirm",
	"factor-remove",
	"passkey-add",
	"passkey-remove",
	"session-end",
] as const;
export type AccountPart = (typeof accountParts)[number];

export type EnrolmentView = { picture: string; key: string; backupCodes: readonly string[] };

export type AccountState = { part: AccountPart | null; form: FormState; enrolling: EnrolmentView | null };

export const initialAccountState: AccountState = { part: null, form: emptyForm, enrolling: null };

export function accountForm({ part, form }: AccountState, requested: AccountPart): FormState {
	return part === requested ? form : emptyForm;
}
