import { useState } from "react";
import { Icon } from "../../ui/icon/icon.tsx";

export type CopyLinkProps = { label: string; copied: string; failed: string; url: string };

/** Puts the article's address into the clipboard and says so. Only where scripts run. */
export function CopyLink({ label, copied, failed, url }: CopyLinkProps) {
	const [said, setSaid] = useState("");
	const copy = () =>
		navigator.clipboard.writeText(url).then(
			() => setSaid(copied),
			() => setSaid(failed.replace("{url}", url)),
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
				{said}
			</span>
		</>
	);
}
