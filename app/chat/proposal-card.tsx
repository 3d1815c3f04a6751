import { useState } from "react";
import { Button } from "../ui/button/button.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { drop } from "../ui/shapes/drop.ts";
import type { ProposalFile } from "./conversation-types.ts";
import { useChatText } from "./use-chat-text.ts";

export function ProposalCard({ file }: { file: ProposalFile }) {
	const { proposal } = useChatText().chat;
	const { downloadUrl, fileName } = file;
	const [outcome, setOutcome] = useState("");
	// A file received as the answer exists in this window only: nobody else could open its link.
	const hasAddress = !downloadUrl.startsWith("blob:");
	const copy = () =>
		navigator.clipboard.writeText(new URL(downloadUrl, location.href).href).then(
			() => setOutcome(proposal.copied),
			() => setOutcome(proposal.notCopied),
		);
	return (
		<section className="chat-proposal" aria-label={proposal.title}>
			<svg viewBox="0 0 52 52" aria-hidden="true">
				<path fill="var(--noche)" d="M0 0h52v52H0z" />
				<path fill="#b7daf2" d={drop(12, 8, 7, "sw")} />
				<path fill="#f05a33" d={drop(12, 28, 7, "ne")} />
				<path fill="#fff" d="M32 13h12v3H32zM32 33h12v3H32z" />
			</svg>
			<h3>{proposal.title}</h3>
			<p className="small quiet">{fileName}</p>
			<div className="row">
				<ButtonLink look="small" href={downloadUrl} download={fileName}>
					<Icon name="download" />
					{proposal.download}
				</ButtonLink>
				{hasAddress && (
					<Button look="small outline" className="needs-script" onClick={copy}>
						{proposal.copy}
					</Button>
				)}
			</div>
			<p className="chat-proposal-outcome small" role="status">
				{outcome}
			</p>
		</section>
	);
}
