import { createContext, use } from "react";

/** The field that tells a form of this page from the same one of a page opened later; see take-form. */
export const pressField = "press";

/** What this page's forms are told by; null on pages that are kept for all visitors. */
export const PressContext = createContext<string | null>(null);

/** Makes a form that is sent twice by a page without scripts one message. */
export function PressField() {
	const press = use(PressContext);
	return press && <input type="hidden" name={pressField} value={press} />;
}
