import { startTransition, useEffect, useState } from "react";
import type { DemoData } from "../demo/demo-data.server.ts";
import type { DemoInDialog } from "../demo/demo-in-dialog.tsx";

export type LoadedDemo =
	| { kind: "loading" | "failed" }
	| { kind: "ready"; Player: typeof DemoInDialog; data: DemoData };

/** Brings the player and a demo's data, once they are wanted. @param address where the data is. */
export function useDemo(address: string, wanted: boolean): LoadedDemo {
	const [demo, setDemo] = useState<LoadedDemo>({ kind: "loading" });
	useEffect(() => {
		if (!wanted) return;
		let left = false;
		// As a transition: the player is shown when its styles are there, too.
		const show = (loaded: LoadedDemo) => {
			if (!left) startTransition(() => setDemo(loaded));
		};
		load(address).then(show, () => show({ kind: "failed" }));
		return () => {
			left = true;
			setDemo({ kind: "loading" });
		};
	}, [address, wanted]);
	return demo;
}

async function load(address: string): Promise<LoadedDemo> {
	const [{ DemoInDialog: Player }, answer] = await Promise.all([
		import("../demo/demo-in-dialog.tsx"),
		fetch(address),
	]);
	if (!answer.ok) throw new Error(`The demo answered ${answer.status}.`);
	return { kind: "ready", Player, data: await answer.json() };
}
