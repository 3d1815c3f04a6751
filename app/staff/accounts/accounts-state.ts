import type { FormState } from "../../forms/form-state.ts";
import type { LinkToShow } from "../shown-link.tsx";

/** intent: the form that was sent. */
export type AccountsState = {
	intent: string;
	form: FormState;
	message: string | null;
	link: LinkToShow | null;
};
