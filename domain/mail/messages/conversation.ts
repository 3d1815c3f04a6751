import type { Brand } from "../../../config/env.ts";
import { limits } from "../../../config/limits.ts";
import { emails } from "../../../content/emails/list.ts";
import { mailedPath } from "../../../content/mailed-pages.ts";
import type { ConversationMail } from "../../conversations/conversation-mail-store.ts";
import type { MessageContent } from "../../conversations/message-store.ts";
import type { Mail } from "../mailer.ts";
import { composeNote } from "./compose-letter.ts";
import { fillLetter, privacyLine } from "./letter.ts";

type MailContext = { id: string; brand: Brand; publicUrl: string; asked: ConversationMail };

/** Composes the mail with the link that continues a conversation on another device. */
export function conversationLink({ id, brand, publicUrl, asked }: MailContext): Promise<Mail> {
	const { language, email, token } = asked;
	const words = emails[language].conversationLink;
	return composeNote(
		{ id, to: email, language, words, brand },
		{
			button: {
				label: words.button,
				url: `${publicUrl}${mailedPath("assistantResume", language, token)}`,
			},
			closing: [
				fillLetter(words.expires, { hours: String(limits.conversationLinkHours) }),
				words.notYou,
				privacyLine(language, publicUrl),
			],
		},
	);
}

type Transcript = MailContext & { transcript: readonly MessageContent[] };

/** Composes the mail with all messages of a conversation with their speakers. */
export function conversationTranscript({
	id,
	brand,
	publicUrl,
	asked,
	transcript,
}: Transcript): Promise<Mail> {
	const { language, email } = asked;
	const words = emails[language].conversationTranscript;
	const { product } = brand;
	return composeNote(
		{ id, to: email, language, words, brand },
		{
			transcript: {
				title: words.transcript,
				language,
				lines: transcript.map(({ role, content, person }) => ({
					speaker:
						role === "user"
							? words.you
							: fillLetter(person ? words.person : words.assistant, { product, person: person ?? "" }),
					text: content,
				})),
			},
			closing: [words.goOn, words.notYou, privacyLine(language, publicUrl)],
		},
	);
}
