import type { Db } from "../../../db/connect.ts";
import type { ChatForm } from "../../../shared/chat.ts";
import type { Language } from "../../../shared/language.ts";
import type { AssistantBrand } from "../../assistant/assistant-texts.ts";
import { commandOfChoice } from "../../assistant/dialogue/choices.ts";
import { type DialogueState, startDialogue } from "../../assistant/dialogue/state.ts";
import { describeForm } from "../../assistant/forms/describe-form.ts";
import { readChatForm } from "../../assistant/forms/read-form.ts";
import { findConversation } from "../conversation-store.ts";
import type { VisitorMessage } from "./turn.ts";

export type RefusedInput = { kind: "form-refused"; form: ChatForm } | { kind: "unknown-choice" };

/** Characters of a choice's label, where the caller supplies it. */
const longestLabel = 200;

/**
 * Checks a choice or a form, and returns the text that stands for it. A typed message stays as it is. takeTurn reads the
 * form again for its commands.
 */
export async function validateInput(
	db: Db,
	brand: AssistantBrand,
	incoming: VisitorMessage,
): Promise<{ kind: "read"; text: string } | RefusedInput> {
	const { input, text } = incoming;
	if (!input || input.kind === "text") return { kind: "read", text };
	const { state, language } = await stateOf(db, incoming);
	if (input.kind === "choice") {
		if (!commandOfChoice(input.value, state.choices)) return { kind: "unknown-choice" };
		const label = state.choices.find(({ value }) => value === input.value)?.label;
		return { kind: "read", text: label ?? (text.slice(0, longestLabel) || input.value) };
	}
	const read = readChatForm(input, state, language);
	if (read.kind === "read") return { kind: "read", text: read.shown };
	return { kind: "form-refused", form: describeForm(input.form, state, language, brand, read) };
}

async function stateOf(
	db: Db,
	{ conversationId, language }: VisitorMessage,
): Promise<{ state: DialogueState; language: Language }> {
	const conversation = conversationId ? await findConversation(db, conversationId) : null;
	return conversation ?? { state: startDialogue(), language };
}
