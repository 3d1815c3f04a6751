import { cleanText } from "../../http/clean-text.ts";

/** A field of a form as it may be stored; empty for a file, or without one. */
export function formText(form: FormData, name: string): string {
	const value = form.get(name);
	return typeof value === "string" ? cleanText(value) : "";
}
