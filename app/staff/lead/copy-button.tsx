import { type RefObject, useState } from "react";
import { Button } from "../../ui/button/button.tsx";

type Props = { of: RefObject<HTMLTextAreaElement | null>; label: string; copied: string };

/** The field stays selected where the browser does not allow copying. */
export function CopyButton({ of: field, label, copied }: Props) {
	const [isCopied, setCopied] = useState(false);
	const copy = async () => {
		if (!field.current) return;
		field.current.select();
		await navigator.clipboard.writeText(field.current.value).then(
			() => setCopied(true),
			() => undefined,
		);
	};
	return (
		<p className="row needs-script">
			<Button look="small outline" onClick={copy}>
				{label}
			</Button>
			<span className="small" role="status">
				{isCopied && copied}
			</span>
		</p>
	);
}
