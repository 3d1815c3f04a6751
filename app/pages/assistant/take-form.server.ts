import { createHash } from "node:crypto";
import { redirect } from "react-router";
import { errors } from "../../../content/errors/list.ts";
import { languageOf } from "../../../content/language.ts";
import { formNames, type Input } from "../../../domain/assistant/input.ts";
import type { Chat } from "../../../http/chat.ts";
import type { CardForm, FilledCard } from "../../chat/card-form.ts";
import { chatText } from "../../chat/chat-text.server.ts";
import type { Refused } from "../../chat/composer.tsx";
import { cardNameField, cardPressField, readPress } from "../../chat/filled-card.ts";
import { choiceField, messageField } from "../../chat/message-form.ts";
import { pressField } from "../../chat/press.tsx";
import { startOverField } from "../../chat/start-over.tsx";
import { textOf } from "../../forms/text-of.ts";
import { otherField } from "./other-conversation.tsx";

/** What the server would not take, to be shown again as it was sent. */
export type RefusedPost = {
	refused: Refused;
	/** What was filled in, where it was a form. */
	values?: FilledCard["values"];
	/** That form with its errors. */
	card?: CardForm;
	status: number;
};

/** A message sent, or a conversation begun anew, by a page without scripts. @returns where to go next, or what was wrong. */
export async function takeForm(
	chat: Chat,
	request: Request,
	visitor: string,
): Promise<Response | RefusedPost> {
	const form = await request.formData().catch(() => new FormData());
	const { pathname } = new URL(request.url);
	const language = languageOf(pathname);
	if (form.has(startOverField))
		return redirect(pathname, { status: 303, headers: { "Set-Cookie": chat.forget() } });

	if (form.has(otherField)) return redirect(pathname, { status: 303, headers: await chat.goBack(request) });

	const message = textOf(form, messageField);
	const input = inputOf(form);
	// What a choice says was not typed: nobody is to shorten or to send it again.
	const typed = input.kind === "text" ? message : "";
	const values = input.kind === "form" ? input.values : undefined;
	const press = keyOfPage(form);
	const key = press && keyOf(press, input.kind === "text" ? message : input);
	const outcome = await chat
		.say({ request, visitor, message, input, language, page: language, key })
		.catch(() => null);
	// Nothing typed is lost: the form comes back with it, as the same one, for it may be stored already.
	if (!outcome)
		return { refused: { message: typed, error: errors[language].unexpected, press }, values, status: 503 };
	if (outcome.kind === "refused") {
		const { error, status, form: card } = outcome;
		return { refused: { message: typed, error }, values, card, status };
	}
	return redirect(`${pathname}#${chatText(language).latest}`, { status: 303, headers: outcome.headers });
}

function inputOf(form: FormData): Input {
	const choice = textOf(form, choiceField);
	if (choice) return { kind: "choice", value: choice };
	const name = formNames.find((known) => known === form.get(cardNameField));
	if (!name) return { kind: "text" };
	const values = [...form].flatMap(([field, value]) =>
		typeof value === "string" && field !== cardNameField && field !== cardPressField
			? [[field, value] as const]
			: [],
	);
	return { kind: "form", form: name, values: Object.fromEntries(values), press: readPress(form) };
}

// A form's button goes by the same name. A key finds a conversation again: what could be guessed is none.
function keyOfPage(form: FormData): string | undefined {
	const presses = form.getAll(pressField).filter((press) => typeof press === "string");
	return presses.find((press) => /^[\w-]{16,100}$/.test(press));
}

/** What the same message of the same page is known by; another message of it, written after going back, is another. */
function keyOf(press: string, sent: string | Input): string {
	return createHash("sha256")
		.update(JSON.stringify([press, sent]))
		.digest("base64url");
}
