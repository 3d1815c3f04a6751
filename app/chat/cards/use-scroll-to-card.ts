import { type RefObject, useEffect, useRef } from "react";
import { useHydrated } from "../use-hydrated.ts";

/** Pixels that stay in view above a card, and above choices: the last lines of their question. */
const visibleAbove = { card: 16, choices: 92 } as const;

export function useScrollToCard(card: RefObject<HTMLFormElement | null>, refused: boolean): void {
	const isNew = useIsNew();
	useEffect(() => {
		const element = card.current;
		if (!element || !isNew) return;
		showHead(element, visibleAbove.card);
		if (refused) element.querySelector<HTMLElement>("[role=alert]")?.focus();
	}, [card, refused, isNew]);
}

export function useScrollToChoices(choices: RefObject<HTMLElement | null>): void {
	const isNew = useIsNew();
	useEffect(() => {
		if (choices.current && isNew) showHead(choices.current, visibleAbove.choices);
	}, [choices, isNew]);
}

// A card drawn by the server stays where it is: by now the visitor may be reading or typing elsewhere in it.
function useIsNew(): boolean {
	return useRef(useHydrated()).current;
}

// The log is already scrolled to its end, so only content taller than the log moves.
function showHead(element: HTMLElement, above: number): void {
	const log = element.closest(".chat-log");
	log?.scrollBy({ top: element.getBoundingClientRect().top - log.getBoundingClientRect().top - above });
}
