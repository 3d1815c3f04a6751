import { limits } from "../../../config/limits.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { useChatText } from "../chat-text.ts";
import { formatNumber } from "../formats.ts";

export const lengthNoteId = "chat-message-note";

const warningLength = limits.message - 400;

type Props = { length: number; error: string | undefined; isQueued: boolean };

export function LengthNote({ length, error, isQueued }: Props) {
	const { chat, language } = useChatText();
	const number = (value: number) => formatNumber(language, value);
	const over = length - limits.message;
	const note = () => {
		if (over > 0) return fillBlanks(chat.tooLong, { limit: number(limits.message), over: number(over) });
		if (error) return error;
		if (isQueued) return chat.queued;
		return length > warningLength ? fillBlanks(chat.left, { left: number(-over) }) : "";
	};
	return (
		<p
			id={lengthNoteId}
			className="chat-note small"
			role="status"
			data-problem={over > 0 || Boolean(error) || undefined}
		>
			{note()}
		</p>
	);
}
