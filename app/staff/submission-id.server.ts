import { createHash } from "node:crypto";
import type { Runtime } from "../../domain/runtime.ts";
import { formText } from "../forms/form-text.server.ts";
import { submissionKeyName } from "../forms/submission-key.ts";

/** Derives an id from a form with a submission key. A form that is sent twice gets the same id and is stored once. */
export function submissionId(form: FormData, { newId }: Pick<Runtime, "newId">): string {
	if (!formText(form, submissionKeyName)) return newId();
	const fields = [...form].map(([name, value]) => [
		name,
		typeof value === "string" ? value : [value.name, value.size],
	]);
	return createHash("sha256").update(JSON.stringify(fields)).digest("base64url").slice(0, 24);
}
