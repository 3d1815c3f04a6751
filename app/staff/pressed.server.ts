import { createHash } from "node:crypto";
import { isUniqueViolation } from "../../db/unique.ts";
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

/** Stores what a form makes, unless the press before this one did. @returns whether it was this one. */
export async function storeOnce(store: () => Promise<void>): Promise<boolean> {
	try {
		await store();
		return true;
	} catch (error) {
		if (isUniqueViolation(error)) return false;
		throw error;
	}
}
