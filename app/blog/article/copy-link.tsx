import { useState } from "react";
import { Icon } from "../../ui/icon/icon.tsx";

export type CopyLinkProps = { label: string; copied: string; failed: string; url: string };

export function CopyLink({ label, copied, failed, url }: CopyLinkProps) {
	const [message, setMessage] = useState("");
	const copy = () =>
		navigator.clipboard.writeText(url).then(
			() => setMessage(copied),
			() => setMessage(failed.replace("{url}", url)),
		);
	return (
		<>
			<button
				type="button"
				className="share-place needs-script"
				data-react=""
				aria-label={label}
				onClick={copy}
			>
				<Icon name="link" />
			</button>
			<span className="share-said small" role="status">
				{message}
			</span>
		</>
	);
}
