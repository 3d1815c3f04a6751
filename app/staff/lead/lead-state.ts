import { emptyForm, type FormState } from "../../forms/form-state.ts";

/** Which of the lead's forms was refused, and with what. */
export type LeadState = { what: string; form: FormState };

/** What a form shows again: it alone what was sent with it. */
export function leadForm(state: LeadState | undefined, what: string): FormState {
	return state?.what === what ? state.form : emptyForm;
}
