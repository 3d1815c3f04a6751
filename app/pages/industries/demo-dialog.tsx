import { type RefObject, startTransition, useEffect, useRef, useState } from "react";
import type { DemoDialogText } from "../../../content/pages/industries/schema.ts";
import { Colon } from "../../ui/colon/colon.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import type { DemoData } from "../demo/demo-data.server.ts";
import type { DemoInDialog } from "../demo/demo-in-dialog.tsx";

export type OfferedDemo = {
	id: string;
	name: string;
	href: string;
	data: string;
};

export function DemoDialog({ demo, text }: { demo: OfferedDemo; text: DemoDialogText }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const demoState = useDemo(demo.data, useDialogOpen(dialog));
	const titleId = `${demo.id}-title`;
	return (
		<dialog ref={dialog} id={demo.id} aria-labelledby={titleId} className="demo-dialog paper">
			<header>
				<h2 id={titleId}>{demo.name}</h2>
				<form method="dialog">
					<button type="submit" className="icon-button" aria-label={text.close}>
						<Icon name="close" />
					</button>
				</form>
				<p className="small quiet">
					{text.simulation} <a href={demo.href}>{text.whole}</a>
				</p>
			</header>
			{demoState.kind === "ready" ? (
				<demoState.Player data={demoState.data} />
			) : (
				<div className="demo-dialog-wait" role="status">
					<Colon />
					<p>{text[demoState.kind]}</p>
				</div>
			)}
		</dialog>
	);
}

/** Whether a dialog is open. The page script may open it before React runs; the browser closes it. */
function useDialogOpen(dialog: RefObject<HTMLDialogElement | null>): boolean {
	const [open, setOpen] = useState(false);
	useEffect(() => {
		const element = dialog.current;
		if (!element) return;
		const update = () => setOpen(element.open);
		update();
		const observer = new MutationObserver(update);
		observer.observe(element, { attributeFilter: ["open"] });
		return () => observer.disconnect();
	}, [dialog]);
	return open;
}

type LoadedDemo =
	| { kind: "loading" | "failed" }
	| { kind: "ready"; Player: typeof DemoInDialog; data: DemoData };

function useDemo(address: string, isOpen: boolean): LoadedDemo {
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
