import { emptyForm, type FormState } from "../../forms/form-state.ts";

/** What a screen gets back when it does not lead on: a refused form, or something to show once. */
export type StaffAnswer = {
	/** Which form of the screen; "" when none was refused. */
	intent: string;
	/** Which of several forms of one intent, such as a project's id. */
	of: string;
	form: FormState;
	shown: { message: string; secret: string | null } | null;
};

export function formOf(answer: StaffAnswer | undefined, intent: string, of = ""): FormState {
	return answer?.intent === intent && answer.of === of ? answer.form : emptyForm;
}
