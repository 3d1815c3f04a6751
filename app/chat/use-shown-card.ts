import { type RefObject, useEffect, useRef } from "react";
import { useHydrated } from "./use-hydrated.ts";

/** Pixels of the message above a card that stay in view, and of the question above its answers: its last lines. */
const peeks = { card: 16, choices: 92 } as const;

/** Brings a card that appears before the visitor's eyes: its head is seen, and what is wrong with it has the focus. */
export function useShownCard(card: RefObject<HTMLFormElement | null>, refused: boolean): void {
	const arrives = useArrival();
	useEffect(() => {
		const element = card.current;
		if (!element || !arrives) return;
		showHead(element, peeks.card);
		if (refused) element.querySelector<HTMLElement>("[role=alert]")?.focus();
	}, [card, refused, arrives]);
}

/** Choices that leave no room for their question in a small log do not hide it. */
export function useShownChoices(choices: RefObject<HTMLElement | null>): void {
	const arrives = useArrival();
	useEffect(() => {
		if (choices.current && arrives) showHead(choices.current, peeks.choices);
	}, [choices, arrives]);
}

// What the server drew has its place, and its focus: by now somebody may be reading or correcting elsewhere in it.
function useArrival(): boolean {
	return useRef(useHydrated()).current;
}

// The log stands at its end and cannot go on: only what is taller than it moves it.
function showHead(element: HTMLElement, peek: number): void {
	const log = element.closest(".chat-log");
	log?.scrollBy({ top: element.getBoundingClientRect().top - log.getBoundingClientRect().top - peek });
}
