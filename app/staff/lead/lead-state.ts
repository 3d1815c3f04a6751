import { emptyForm, type FormState } from "../../forms/form-state.ts";

export type LeadState = { intent: string; form: FormState };

export function leadForm(state: LeadState | undefined, intent: string): FormState {
	return state?.intent === intent ? state.form : emptyForm;
}
