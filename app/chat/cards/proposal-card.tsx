import { useState } from "react";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { ProposalFile } from "../../../shared/chat.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { useChatText } from "../chat-text.ts";

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

const colours = [
	["var(--papel)", "var(--tinta)"],
	["var(--celeste)", "var(--tinta)"],
	["var(--ladrillo)", "#fff"],
	["var(--luz)", "var(--tinta)"],
	["var(--on-noche2)", "var(--tinta)"],
] as const;

const reach = 196;
const widest = 49;

/** A proposal's sheets one behind another: as many as it has pages, the first with the mark. */
function ProposalSheets({ pages }: { pages: number }) {
	const step = Math.min(widest, reach / Math.max(pages - 1, 1));
	const sheets = Array.from({ length: pages }, (_, index) => ({ index, x: 30 + index * step })).reverse();
	return (
		<svg viewBox="0 0 340 150" aria-hidden="true">
			{sheets.map(({ index, x }) => {
				const [fill, ink] = colours[index % colours.length] ?? colours[0];
				return (
					<g key={index} transform={`translate(${x} 30)`}>
						<path fill={fill} d="M0 0h52a32 32 0 0 1 32 32v88H0z" />
						{index > 0 && (
							<text x="60" y="104" fill={ink}>
								{index + 1}
							</text>
						)}
					</g>
				);
			})}
			<path fill="#6fb1df" d="M61 58a11 11 0 0 1 0 22H50V69a11 11 0 0 1 11-11z" />
			<path fill="#c63c1b" d="M61 90h11v11a11 11 0 1 1-11-11z" />
		</svg>
	);
}
