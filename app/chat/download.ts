import type { ProposalFile } from "./conversation-types.ts";

/** Saves a file as if its link had been pressed. */
export function download({ downloadUrl, fileName }: ProposalFile): void {
	const link = Object.assign(document.createElement("a"), { href: downloadUrl, download: fileName });
	// Another origin may show the file instead of saving it: not in place of this page.
	if (new URL(downloadUrl, location.href).origin !== location.origin) link.target = "_blank";
	link.rel = "noopener";
	document.body.append(link);
	link.click();
	link.remove();
}
