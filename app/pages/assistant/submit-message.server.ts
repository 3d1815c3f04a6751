import { createHash } from "node:crypto";
import { redirect } from "react-router";
import { calculatorTexts } from "../../../content/calculator/list.ts";
import { errors } from "../../../content/errors/list.ts";
import type { ChatService } from "../../../http/chat.ts";
import { type ChatForm, type FilledForm, formNames, type Input } from "../../../shared/chat.ts";
import { type Language, languageOf } from "../../../shared/language.ts";
import { carryField, messageToAssistant, readCalculatorInput } from "../../calculator/calculation.ts";
import { formButtonField, formNameField, readButton } from "../../chat/cards/filled-card.ts";
import { chatText } from "../../chat/chat-text.server.ts";
import type { RefusedMessage } from "../../chat/composer/composer.tsx";
import { startOverField } from "../../chat/header/start-over.tsx";
import { choiceField, messageField } from "../../chat/message-fields.tsx";
import { formText, readFormData, textFields } from "../../forms/read-form.server.ts";
import { submissionKeyName } from "../../forms/submission-key.ts";
import { seeOther } from "../../sign-in/see-other.server.ts";
import { otherField } from "./other-conversation.tsx";

type RefusedPost = {
	refused: RefusedMessage;
	values?: FilledForm["values"];
	form?: ChatForm;
	status: number;
};

export async function submitMessage(
	chat: ChatService,
	request: Request,
	visitorAddress: string,
): Promise<Response | RefusedPost> {
	const form = await readFormData(request);
	const { pathname } = new URL(request.url);
	if (form.has(startOverField)) return seeOther(pathname, chat.forget());
	if (form.has(otherField)) return redirect(pathname, { status: 303, headers: await chat.goBack(request) });
	const language = languageOf(pathname);
	const sent = readMessage(form, language);
	const outcome = await chat
		.answer({ ...sent, httpRequest: request, visitorAddress, language, pageLanguage: language })
		.catch(() => null);
	if (outcome && outcome.kind !== "refused") {
		const { headers } = outcome;
		return redirect(`${pathname}#${chatText(language).latest}`, { status: 303, headers });
	}
	const { input, message } = sent;
	// The visitor did not type a choice's text, so they should not edit it or send it again.
	const typed = input.kind === "text" ? message : "";
	const values = input.kind === "form" ? input.values : undefined;
	if (outcome) {
		const { error, status, form: refusedForm } = outcome;
		return { refused: { message: typed, error }, values, form: refusedForm, status };
	}
	// Shows the form again with the same key: the message may be stored already.
	const submissionKey = readSubmissionKey(form);
	return {
		refused: { message: typed, error: errors[language].unexpected, submissionKey },
		values,
		status: 503,
	};
}

function readMessage(form: FormData, language: Language) {
	const message = form.has(carryField)
		? messageToAssistant(readCalculatorInput(form), { text: calculatorTexts[language], language })
		: formText(form, messageField);
	const input = inputOf(form);
	const submissionKey = readSubmissionKey(form);
	const idempotencyKey =
		submissionKey && idempotencyKeyOf(submissionKey, input.kind === "text" ? message : input);
	return { message, input, idempotencyKey };
}

const ownFields = [formNameField, formButtonField, submissionKeyName];

function inputOf(form: FormData): Input {
	const choice = formText(form, choiceField);
	if (choice) return { kind: "choice", value: choice };
	const name = formNames.find((candidate) => candidate === form.get(formNameField));
	if (!name) return { kind: "text" };
	const values = textFields(form).filter(([field]) => !ownFields.includes(field));
	return { kind: "form", form: name, values: Object.fromEntries(values), press: readButton(form) };
}

// The key also finds a conversation, so only an unguessable one counts.
function readSubmissionKey(form: FormData): string | undefined {
	const submissionKey = formText(form, submissionKeyName);
	return /^[\w-]{16,100}$/.test(submissionKey) ? submissionKey : undefined;
}

/** Another message, written after going back, gets another key. */
function idempotencyKeyOf(submissionKey: string, content: string | Input): string {
	return createHash("sha256")
		.update(JSON.stringify([submissionKey, content]))
		.digest("base64url");
}
