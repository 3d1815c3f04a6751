import { createHash } from "node:crypto";
import { redirect } from "react-router";
import { errors } from "../../../content/errors/list.ts";
import { languageOf } from "../../../content/language.ts";
import type { Chat } from "../../../http/chat.ts";
import { chatText } from "../../chat/chat-text.server.ts";
import type { Refused } from "../../chat/composer.tsx";
import { messageField } from "../../chat/message-form.ts";
import { pressField } from "../../chat/press.tsx";
import { startOverField } from "../../chat/start-over.tsx";
import { textOf } from "../../forms/text-of.ts";
import { otherField } from "./other-conversation.tsx";

/** A message sent, or a conversation begun anew, by a page without scripts. @returns where to go next, or what was wrong. */
export async function takeForm(
	chat: Chat,
	request: Request,
	visitor: string,
): Promise<Response | { refused: Refused; status: number }> {
	const form = await request.formData().catch(() => new FormData());
	const { pathname } = new URL(request.url);
	const language = languageOf(pathname);
	if (form.has(startOverField))
		return redirect(pathname, { status: 303, headers: { "Set-Cookie": chat.forget() } });

	if (form.has(otherField)) return redirect(pathname, { status: 303, headers: await chat.goBack(request) });

	const field = form.get(messageField);
	const message = typeof field === "string" ? field : "";
	const press = textOf(form, pressField);
	const outcome = await chat
		.say({ request, visitor, message, language, key: keyOf(press, message) })
		.catch(() => null);
	// Nothing typed is lost: the form comes back with it, as the same one, for it may be stored already.
	if (!outcome) return { refused: { message, error: errors[language].unexpected, press }, status: 503 };
	if (outcome.kind === "refused")
		return { refused: { message, error: outcome.error }, status: outcome.status };
	return redirect(`${pathname}#${chatText(language).latest}`, { status: 303, headers: outcome.headers });
}

/** What the same message of the same page is known by; another message of it, written after going back, is another. */
function keyOf(press: string, message: string): string | undefined {
	// It finds a conversation again: what could be guessed does not.
	if (!/^[\w-]{16,100}$/.test(press)) return undefined;
	return createHash("sha256")
		.update(JSON.stringify([press, message]))
		.digest("base64url");
}
