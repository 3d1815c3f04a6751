import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { limits } from "../../config/limits.ts";
import { pathTo } from "../../content/addresses.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { LengthNote, lengthNoteId } from "./length-note.tsx";
import { messageBoxId, messageField, sayInstead } from "./message-form.ts";
import { PressField } from "./press.tsx";
import { forgetUnsent, keepUnsent, unsentIn } from "./unsent-text.ts";
import { useChatText } from "./use-chat-text.ts";

/** A message the server would not take, and why. */
export type Refused = { message: string; error: string; press?: string };

type Props = {
	conversationId: string | null;
	thinking: boolean;
	refused: Refused | null;
	/** Take the focus when the box appears, as in the panel that was just opened. */
	takesFocus: boolean;
	onSay: (message: string) => void;
	onStop: () => void;
};

/** The box to write in. What was typed before React came stays: the browser keeps the text, not we. */
export function Composer({ conversationId, thinking, refused, takesFocus, onSay, onStop }: Props) {
	const { chat, language } = useChatText();
	const box = useRef<HTMLTextAreaElement>(null);
	// Null until React has read the box: without scripts the button must work.
	const [length, setLength] = useState<number | null>(null);
	const wrote = useRef(false);
	const measure = () => setLength(box.current?.value.trim().length ?? 0);
	const over = (length ?? 0) > limits.message;
	const error = length === null || refused?.message === box.current?.value ? refused?.error : undefined;

	useEffect(measure, []);

	const typedIn = useRef(conversationId);
	useEffect(() => {
		const left = typedIn.current !== null && typedIn.current !== conversationId;
		typedIn.current = conversationId;
		if (!box.current) return;
		if (left) {
			forgetUnsent();
			box.current.value = "";
		} else if (!box.current.value) box.current.value = unsentIn(conversationId);
		setLength(box.current.value.trim().length);
	}, [conversationId]);

	// A box that is disabled loses the focus; whoever was writing gets it back with the answer.
	useEffect(() => {
		if (thinking || !wrote.current) return;
		wrote.current = false;
		box.current?.focus({ preventScroll: true });
	}, [thinking]);

	const say = sayInstead((message) => {
		if (thinking || !message.trim() || message.trim().length > limits.message) return;
		wrote.current = true;
		if (box.current) box.current.value = "";
		forgetUnsent();
		measure();
		onSay(message);
	});

	return (
		<form className="chat-composer" method="post" action={pathTo("assistant", language)} onSubmit={say}>
			<PressField />
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
				placeholder={thinking ? chat.thinking : chat.placeholder}
				disabled={thinking}
				aria-invalid={over || Boolean(error) || undefined}
				aria-describedby={lengthNoteId}
				onInput={(event) => {
					measure();
					keepUnsent({ text: event.currentTarget.value, conversationId });
				}}
				onKeyDown={sendOnEnter}
			/>
			{thinking ? (
				<button type="button" className="chat-send" onClick={onStop}>
					<span className="visually-hidden">{chat.stop}</span>
					<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
						<path fill="currentColor" d="M7 7h10v10H7z" />
					</svg>
				</button>
			) : (
				<button type="submit" className="chat-send" disabled={length === 0 || over}>
					<span className="visually-hidden">{chat.send}</span>
					<Icon name="send" />
				</button>
			)}
			<LengthNote length={length ?? 0} error={error} />
		</form>
	);
}

/** Enter sends, Shift+Enter begins a line; an Enter that ends a composed character does neither. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
	if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
	event.preventDefault();
	event.currentTarget.form?.requestSubmit();
}
