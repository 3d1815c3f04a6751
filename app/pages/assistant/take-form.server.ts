import { redirect } from "react-router";
import { errors } from "../../../content/errors/list.ts";
import { languageOf } from "../../../content/language.ts";
import type { Chat } from "../../../http/chat.ts";
import { chatText } from "../../chat/chat-text.server.ts";
import type { Refused } from "../../chat/composer.tsx";
import { messageField } from "../../chat/message-form.ts";
import { startOverField } from "../../chat/start-over.tsx";
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
	const outcome = await chat.say({ request, visitor, message, language }).catch(() => null);
	// Nothing typed is lost: the form comes back with it.
	if (!outcome) return { refused: { message, error: errors[language].unexpected }, status: 503 };
	if (outcome.kind === "refused")
		return { refused: { message, error: outcome.error }, status: outcome.status };
	return redirect(`${pathname}#${chatText(language).latest}`, { status: 303, headers: outcome.headers });
}
