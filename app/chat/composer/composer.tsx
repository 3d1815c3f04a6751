import { type RefObject, useEffect, useRef, useState } from "react";
import { limits } from "../../../config/limits.ts";
import { pathTo } from "../../../content/addresses.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { sendOnEnter } from "../../ui/form/send-on-enter.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { useChatText } from "../chat-text.ts";
import { draftIn, forgetDraft, keepDraft } from "../client/draft-text.ts";
import { firstNameOf, formatNumber } from "../formats.ts";
import { messageBoxId, messageField, SubmissionKeyInput, sendOnSubmit } from "../message-fields.tsx";

export type RefusedMessage = { message: string; error: string; submissionKey?: string };

type Props = {
	conversationToken: string | null;
	thinking: boolean;
	colleague: string | null;
	refused: RefusedMessage | null;
	takesFocus: boolean;
	failed: boolean;
	/** @returns whether it is sent: not while an answer is coming. */
	onSend: (message: string) => boolean;
	onStop: () => void;
};

/** The message box. The browser holds the text, so anything typed before React loads stays. */
export function Composer(props: Props) {
	const { conversationToken, thinking, refused, takesFocus, onSend, onStop } = props;
	const { chat, language } = useChatText();
	const box = useRef<HTMLTextAreaElement>(null);
	// Null until React has read the box: without scripts the button must stay enabled.
	const [length, setLength] = useState<number | null>(null);
	const measure = () => setLength(box.current?.value.trim().length ?? 0);
	const placeholder = usePlaceholder(props);
	const isTooLong = (length ?? 0) > limits.message;
	const isUnchanged = length === null || refused?.message === box.current?.value;
	const error = isUnchanged ? refused?.error : undefined;

	useEffect(measure, []);
	useDraftText(box, conversationToken, setLength);

	const [isQueued, setIsQueued] = useQueued(box, props);
	const send = sendOnSubmit((message) => {
		if (!message.trim() || message.trim().length > limits.message) return;
		if (!onSend(message)) {
			setIsQueued(true);
			return;
		}
		if (box.current) box.current.value = "";
		box.current?.focus({ preventScroll: true });
		forgetDraft();
		measure();
	});

	return (
		<form className="chat-composer" method="post" action={pathTo("assistant", language)} onSubmit={send}>
			<SubmissionKeyInput />
			<label className="visually-hidden" htmlFor={messageBoxId}>
				{chat.field}
			</label>
			<textarea
				ref={box}
				id={messageBoxId}
				name={messageField}
				rows={1}
				required
				// biome-ignore lint/a11y/noAutofocus: it acts when the panel is opened, or on a text that must be changed.
				autoFocus={takesFocus || refused !== null}
				autoComplete="off"
				enterKeyHint="send"
				defaultValue={refused?.message}
				placeholder={placeholder}
				aria-invalid={isTooLong || Boolean(error) || undefined}
				aria-describedby={lengthNoteId}
				onInput={(event) => {
					measure();
					setIsQueued(false);
					keepDraft(event.currentTarget.value, conversationToken);
				}}
				onKeyDown={sendOnEnter}
			/>
			<SendOrStop stops={thinking && !length} onStop={onStop} disabled={length === 0 || isTooLong} />
			<LengthNote length={length ?? 0} error={error} isQueued={isQueued} />
		</form>
	);
}

function usePlaceholder({ thinking, colleague }: Props): string {
	const { chat } = useChatText();
	if (thinking) return chat.thinking;
	return colleague ? fillBlanks(chat.writeTo, { person: firstNameOf(colleague) }) : chat.placeholder;
}

/** Puts back what was typed and not sent, and empties the box when another conversation begins. */
function useDraftText(
	box: RefObject<HTMLTextAreaElement | null>,
	conversationToken: string | null,
	setLength: (length: number) => void,
) {
	const textToken = useRef(conversationToken);
	useEffect(() => {
		const isOther = textToken.current !== null && textToken.current !== conversationToken;
		textToken.current = conversationToken;
		if (!box.current) return;
		if (isOther) {
			forgetDraft();
			box.current.value = "";
		} else if (!box.current.value) box.current.value = draftIn(conversationToken);
		setLength(box.current.value.trim().length);
	}, [box, conversationToken, setLength]);
}

/** What is sent while an answer is coming stays in the box, and goes out when the answer is there. */
function useQueued(box: RefObject<HTMLTextAreaElement | null>, { thinking, failed }: Props) {
	const [isQueued, setIsQueued] = useState(false);
	useEffect(() => {
		if (!isQueued || thinking) return;
		setIsQueued(false);
		if (!failed) box.current?.form?.requestSubmit();
	}, [box, isQueued, thinking, failed]);
	return [isQueued, setIsQueued] as const;
}

/** One button in the page, whether it sends or stops: it keeps the focus. */
function SendOrStop({ stops, disabled, onStop }: { stops: boolean; disabled: boolean; onStop: () => void }) {
	const { chat } = useChatText();
	return stops ? (
		<button type="button" className="chat-send" onClick={onStop}>
			<span className="visually-hidden">{chat.stop}</span>
			<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
				<path fill="currentColor" d="M7 7h10v10H7z" />
			</svg>
		</button>
	) : (
		<button type="submit" className="chat-send" aria-disabled={disabled}>
			<span className="visually-hidden">{chat.send}</span>
			<Icon name="send" />
		</button>
	);
}

const lengthNoteId = "chat-message-note";

const warningLength = limits.message - 400;

type NoteProps = { length: number; error: string | undefined; isQueued: boolean };

function LengthNote({ length, error, isQueued }: NoteProps) {
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
