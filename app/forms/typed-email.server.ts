import { z } from "zod";
import { formText } from "./form-data.server.ts";

/** @returns the address in the field "email", in lower case; null when it is none. */
export function typedEmail(form: FormData): string | null {
	const typed = formText(form, "email").trim().toLowerCase();
	return typed.length <= 254 && z.email().safeParse(typed).success ? typed : null;
}
