import { useEffect, useRef } from "react";
import type { PlayerState } from "./player-state.ts";
import { stepId } from "./step-link.tsx";

/** Brings into view what a move or a message has just added to the conversation. */
export function useFollowedStep({ step, moved, said, typing }: PlayerState) {
	const log = useRef<HTMLDivElement>(null);

	useEffect(() => {
		if (moved) document.getElementById(stepId(step))?.scrollIntoView({ block: "start" });
	}, [step, moved]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each new line and the typing are followed.
	useEffect(() => {
		if (said.length > 0) log.current?.lastElementChild?.scrollIntoView({ block: "end" });
	}, [said.length, typing]);

	return log;
}
