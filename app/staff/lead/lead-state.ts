import { emptyForm, type FormState } from "../../forms/form-state.ts";

export type LeadState = { what: string; form: FormState };

export function leadForm(state: LeadState | undefined, what: string): FormState {
	return state?.what === what ? state.form : emptyForm;
}
