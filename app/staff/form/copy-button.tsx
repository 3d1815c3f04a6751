import { type RefObject, useState } from "react";
import { Button } from "../../ui/button/button.tsx";

type Props = { copies: string; shownIn: RefObject<HTMLElement | null>; label: string; copied: string };

/** What it copies stays selected where the browser does not allow copying. */
export function CopyButton({ copies, shownIn, label, copied }: Props) {
	const [isCopied, setCopied] = useState(false);
	const copy = async () => {
		if (shownIn.current instanceof HTMLInputElement) shownIn.current.select();
		else if (shownIn.current) window.getSelection()?.selectAllChildren(shownIn.current);
		await navigator.clipboard.writeText(copies).then(
			() => setCopied(true),
			() => undefined,
		);
	};
	return (
		<p className="row needs-script">
			<Button look="small quiet" onClick={copy}>
				{label}
			</Button>
			<span className="small" role="status">
				{isCopied && copied}
			</span>
		</p>
	);
}
