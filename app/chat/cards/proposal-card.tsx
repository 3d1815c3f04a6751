import { useState } from "react";
import type { ProposalFile } from "../../../shared/chat.ts";
import { Button } from "../../ui/button/button.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { fillBlanks } from "../chat-text.ts";
import { useChatText } from "../use-chat-text.ts";
import { ProposalSheets } from "./proposal-sheets.tsx";

export function ProposalCard({ file }: { file: ProposalFile }) {
	const { proposal } = useChatText().chat;
	const { downloadUrl, fileName, pages, company } = file;
	const [outcome, setOutcome] = useState("");
	// A file received as the answer exists in this window only: nobody else could open its link.
	const hasAddress = !downloadUrl.startsWith("blob:");
	const copy = () =>
		navigator.clipboard.writeText(new URL(downloadUrl, location.href).href).then(
			() => setOutcome(proposal.copied),
			() => setOutcome(proposal.notCopied),
		);
	return (
		<section className="chat-proposal noche" aria-label={proposal.title}>
			<ProposalSheets pages={pages ?? 1} />
			{company && <p className="small">{proposal.title}</p>}
			<h3>{company ? fillBlanks(proposal.titleFor, { company }) : proposal.title}</h3>
			{pages && <p className="small quiet">{fillBlanks(proposal.pages, { count: pages })}</p>}
			<div className="row">
				<ButtonLink look="sun" href={downloadUrl} download={fileName}>
					<Icon name="download" />
					{proposal.download}
				</ButtonLink>
				{hasAddress && (
					<Button look="outline" className="needs-script" onClick={copy}>
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
