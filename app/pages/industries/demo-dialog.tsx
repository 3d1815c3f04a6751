import { type RefObject, useEffect, useRef, useState } from "react";
import type { DemoDialogText } from "../../../content/pages/industries/schema.ts";
import { Colon } from "../../ui/colon/colon.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { useDemo } from "./use-demo.ts";

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
