import { emptyForm, type FormState } from "../forms/form-state.ts";

export const accountIntents = [
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
export type AccountIntent = (typeof accountIntents)[number];

export type EnrolmentView = { picture: string; key: string; backupCodes: readonly string[] };

export type AccountState = { intent: AccountIntent | null; form: FormState; enrolling: EnrolmentView | null };

export const initialAccountState: AccountState = { intent: null, form: emptyForm, enrolling: null };

export function accountForm({ intent, form }: AccountState, requested: AccountIntent): FormState {
	return intent === requested ? form : emptyForm;
}
