import { useEffect, useState } from "react";
import { tellEvent } from "./tell-event.ts";

export type PlayerState = {
	step: number;
	running: boolean;
	goTo(step: number): void;
	toggle(): void;
	reset(): void;
};

/** Where the player stands. It never moves on by itself (ruling 19). @param about what its events are told with. */
export function usePlayer(first: number, about: { industry: string; flow: string }): PlayerState {
	const [step, setStep] = useState(first);
	const [running, setRunning] = useState(false);
	const { industry, flow } = about;
	useEffect(() => {
		tellEvent("demo_loaded", { industry, flow });
	}, [industry, flow]);
	return {
		step,
		running,
		goTo: setStep,
		toggle: () => {
			tellEvent(running ? "demo_paused" : "demo_started", { industry, flow, step: step + 1 });
			setRunning(!running);
		},
		reset: () => {
			tellEvent("demo_reset", { industry, flow });
			setStep(0);
		},
	};
}
