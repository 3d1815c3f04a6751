import { useState } from "react";
import { fillBlanks } from "../../../content/fill-blanks.ts";

type CopyLinkProps = { label: string; copied: string; failed: string; url: string };

export function CopyLink({ label, copied, failed, url }: CopyLinkProps) {
	const [message, setMessage] = useState("");
	const copy = () =>
		navigator.clipboard.writeText(url).then(
			() => setMessage(copied),
			() => setMessage(fillBlanks(failed, { url })),
		);
	return (
		<>
			<button type="button" className="tag needs-script" data-react="" onClick={copy}>
				{label}
			</button>
			<span className="share-status small" role="status">
				{message}
			</span>
		</>
	);
}
