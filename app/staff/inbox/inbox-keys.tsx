import { type RefObject, useEffect, useRef } from "react";
import type { InboxView } from "./inbox-view.server.ts";

export function InboxKeys({ text }: { text: InboxView["text"]["keys"] }) {
	return (
		<p className="inbox-keys" title={text.where}>
			<span className="visually-hidden">{text.where}</span>
			<span>
				<kbd>J</kbd> <kbd>K</kbd> {text.move}
			</span>
			<span>
				<kbd>R</kbd> {text.reply}
			</span>
			<span>
				<kbd>N</kbd> {text.note}
			</span>
		</p>
	);
}

/** Keys of one letter, while the focus is in the inbox and in no field: J and K move in the list, R replies, N notes. */
export function useInboxKeys(): RefObject<HTMLDivElement | null> {
	const inbox = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const leaving = new AbortController();
		inbox.current?.addEventListener("keydown", onKey, leaving);
		return () => leaving.abort();
	}, []);
	return inbox;
}

function onKey(event: KeyboardEvent): void {
	const { key, target, currentTarget, ctrlKey, metaKey, altKey, shiftKey } = event;
	if (ctrlKey || metaKey || altKey || shiftKey || !(currentTarget instanceof HTMLElement)) return;
	if (target instanceof Element && target.closest("input, textarea, select")) return;
	const goal = goalOf(key.toLowerCase(), currentTarget);
	if (!goal) return;
	event.preventDefault();
	goal.focus();
}

function goalOf(key: string, inbox: HTMLElement): HTMLElement | null | undefined {
	if (key === "j") return rowBeside(inbox, 1);
	if (key === "k") return rowBeside(inbox, -1);
	if (key !== "r" && key !== "n") return null;
	const audience = key === "r" ? "answer" : "note";
	const choice = inbox.querySelector<HTMLInputElement>(`[name=audience][value=${audience}]`);
	// Whoever does not have the conversation takes it before they reply.
	if (!choice) return inbox.querySelector<HTMLElement>(".thread-head form button");
	choice.click();
	return inbox.querySelector<HTMLElement>("#thread-message");
}

function rowBeside(inbox: HTMLElement, step: 1 | -1): HTMLElement | undefined {
	const rows = [...inbox.querySelectorAll<HTMLElement>(".inbox-item")];
	const focused = rows.findIndex((row) => row.matches(":focus"));
	const at = focused >= 0 ? focused : rows.findIndex((row) => row.ariaCurrent);
	return at < 0 ? rows.at(step > 0 ? 0 : -1) : rows[at + step];
}
