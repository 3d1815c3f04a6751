import { createHash } from "node:crypto";
import type { Runtime } from "../../domain/runtime.ts";
import { formText } from "../forms/text-of.ts";

/**
 * The id of what a form makes: the same when the same form of the same page is sent once more, so that a double press
 * finds it stored. A page gives its forms a `press` of its own; a form without one always makes something new.
 */
export function pressedId(form: FormData, { newId }: Pick<Runtime, "newId">): string {
	const press = formText(form, "press");
	if (!press) return newId();
	const said = [...form].map(([name, value]) => [
		name,
		typeof value === "string" ? value : [value.name, value.size],
	]);
	return createHash("sha256").update(JSON.stringify(said)).digest("base64url").slice(0, 24);
}
