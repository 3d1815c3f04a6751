import { createHash } from "node:crypto";
import { redirect } from "react-router";
import { errors } from "../../../content/errors/list.ts";
import { languageOf } from "../../../content/language.ts";
import { formNames, type Input } from "../../../domain/assistant/input.ts";
import type { ChatService } from "../../../http/chat.ts";
import type { CardForm, FilledCard } from "../../chat/card-form.ts";
import { chatText } from "../../chat/chat-text.server.ts";
import type { RefusedMessage } from "../../chat/composer.tsx";
import { cardNameField, cardPressField, readPress } from "../../chat/filled-card.ts";
import { choiceField, messageField } from "../../chat/message-form.ts";
import { pressField } from "../../chat/press.tsx";
import { startOverField } from "../../chat/start-over.tsx";
import { formText } from "../../forms/form-text.ts";
import { otherField } from "./other-conversation.tsx";

export type RefusedPost = {
	refused: RefusedMessage;
	values?: FilledCard["values"];
	card?: CardForm;
	status: number;
};

export async function takeForm(
	chat: ChatService,
	request: Request,
	visitor: string,
): Promise<Response | RefusedPost> {
	const form = await request.formData().catch(() => new FormData());
	const { pathname } = new URL(request.url);
	const language = languageOf(pathname);
	if (form.has(startOverField))
		return redirect(pathname, { status: 303, headers: { "Set-Cookie": chat.forget() } });

	if (form.has(otherField)) return redirect(pathname, { status: 303, headers: await chat.goBack(request) });

	const message = formText(form, messageField);
	const input = inputOf(form);
	// The visitor did not type a choice's text, so they should not edit it or send it again.
	const typed = input.kind === "text" ? message : "";
	const values = input.kind === "form" ? input.values : undefined;
	const press = pageKey(form);
	const key = press && idempotencyKey(press, input.kind === "text" ? message : input);
	const outcome = await chat
		.say({ request, visitor, message, input, language, page: language, key })
		.catch(() => null);
	// Shows the form again with the same key: the message may be stored already.
	if (!outcome)
		return { refused: { message: typed, error: errors[language].unexpected, press }, values, status: 503 };
	if (outcome.kind === "refused") {
		const { error, status, form: card } = outcome;
		return { refused: { message: typed, error }, values, card, status };
	}
	return redirect(`${pathname}#${chatText(language).latest}`, { status: 303, headers: outcome.headers });
}

function inputOf(form: FormData): Input {
	const choice = formText(form, choiceField);
	if (choice) return { kind: "choice", value: choice };
	const name = formNames.find((candidate) => candidate === form.get(cardNameField));
	if (!name) return { kind: "text" };
	const values = [...form].flatMap(([field, value]) =>
		typeof value === "string" && field !== cardNameField && field !== cardPressField
			? [[field, value] as const]
			: [],
	);
	return { kind: "form", form: name, values: Object.fromEntries(values), press: readPress(form) };
}

// A button of the form has the same name. The key also finds a conversation, so only an unguessable one counts.
function pageKey(form: FormData): string | undefined {
	const presses = form.getAll(pressField).filter((press) => typeof press === "string");
	return presses.find((press) => /^[\w-]{16,100}$/.test(press));
}

/** Another message, written after going back, gets another key. */
function idempotencyKey(press: string, content: string | Input): string {
	return createHash("sha256")
		.update(JSON.stringify([press, content]))
		.digest("base64url");
}
