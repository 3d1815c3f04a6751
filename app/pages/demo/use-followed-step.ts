import { useEffect, useRef } from "react";
import type { PlayerState } from "./player-state.ts";
import { stepId } from "./step-link.tsx";

export function useFollowedStep({ step, moved, said, typing }: PlayerState) {
	const log = useRef<HTMLDivElement>(null);

	useEffect(() => {
		if (moved) document.getElementById(stepId(step))?.scrollIntoView({ block: "start" });
	}, [step, moved]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: scrolls at each new message and at the typing sign.
	useEffect(() => {
		if (said.length > 0) log.current?.lastElementChild?.scrollIntoView({ block: "end" });
	}, [said.length, typing]);

	return log;
}
