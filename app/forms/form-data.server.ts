import { cleanText } from "../../http/clean-text.ts";

/** A body that cannot be read is a form without fields. */
export function readFormData(request: Request): Promise<FormData> {
	return request.formData().catch(() => new FormData());
}

/** A field of a form as it may be stored; empty for a file, or without one. */
export function formText(form: FormData, name: string): string {
	const value = form.get(name);
	return typeof value === "string" ? cleanText(value) : "";
}

export function textFields(form: FormData): (readonly [name: string, value: string])[] {
	return [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : []));
}
