import { startTransition, useEffect, useState } from "react";
import type { DemoData } from "../demo/demo-data.server.ts";
import type { DemoInDialog } from "../demo/demo-in-dialog.tsx";

export type LoadedDemo =
	| { kind: "loading" | "failed" }
	| { kind: "ready"; Player: typeof DemoInDialog; data: DemoData };

export function useDemo(address: string, isOpen: boolean): LoadedDemo {
	const [demo, setDemo] = useState<LoadedDemo>({ kind: "loading" });
	useEffect(() => {
		if (!isOpen) return;
		let isCancelled = false;
		// A transition, so that the player waits for its styles.
		const show = (loaded: LoadedDemo) => {
			if (!isCancelled) startTransition(() => setDemo(loaded));
		};
		load(address).then(show, () => show({ kind: "failed" }));
		return () => {
			isCancelled = true;
			setDemo({ kind: "loading" });
		};
	}, [address, isOpen]);
	return demo;
}

async function load(address: string): Promise<LoadedDemo> {
	const [{ DemoInDialog: Player }, response] = await Promise.all([
		import("../demo/demo-in-dialog.tsx"),
		fetch(address),
	]);
	if (!response.ok) throw new Error(`The demo answered ${response.status}.`);
	return { kind: "ready", Player, data: await response.json() };
}
