import type { FormState } from "../../forms/form-state.ts";
import type { LinkToShow } from "../shown-link.tsx";

/** what: the form that was sent. */
export type AccountsState = {
	what: string;
	form: FormState;
	message: string | null;
	link: LinkToShow | null;
};
