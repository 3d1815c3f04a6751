import { createContext, use } from "react";

export const pressField = "press";

/** Key of this page's forms; null on pages cached for all visitors. */
export const PressContext = createContext<string | null>(null);

/** Lets the server store a form once that a page without scripts sends twice. */
export function PressField() {
	const press = use(PressContext);
	return press && <input type="hidden" name={pressField} value={press} />;
}
