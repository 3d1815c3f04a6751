import type { ProposalFile } from "../../shared/chat.ts";

export function download({ downloadUrl, fileName }: ProposalFile): void {
	const link = Object.assign(document.createElement("a"), { href: downloadUrl, download: fileName });
	// Another origin may show the file instead of saving it, so it must not replace this page.
	if (new URL(downloadUrl, location.href).origin !== location.origin) link.target = "_blank";
	link.rel = "noopener";
	document.body.append(link);
	link.click();
	link.remove();
}
