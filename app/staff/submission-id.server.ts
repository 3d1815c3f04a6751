import { createHash } from "node:crypto";
import type { Runtime } from "../../domain/runtime.ts";
import { formText } from "../forms/form-text.ts";

/** The same id when a page's form is sent twice, so that a double press finds what it stored. */
export function submissionId(form: FormData, { newId }: Pick<Runtime, "newId">): string {
	const press = formText(form, "press");
	if (!press) return newId();
	const said = [...form].map(([name, value]) => [
		name,
		typeof value === "string" ? value : [value.name, value.size],
	]);
	return createHash("sha256").update(JSON.stringify(said)).digest("base64url").slice(0, 24);
}
