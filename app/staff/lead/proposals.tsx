import { type ReactNode, useRef } from "react";
import type { StaffText } from "../../../content/staff/schema.ts";
import { AskFirstForm } from "../../ui/ask-first/ask-first.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { Dated } from "../../ui/near-date/near-date.tsx";
import { CopyButton } from "../form/copy-button.tsx";
import type { LeadView } from "./lead-view.server.ts";

export function Proposals({ lead, text, path }: { lead: LeadView; text: StaffText; path: string }) {
	const words = text.lead;
	return (
		<section className="panel lead-part" aria-labelledby="proposals">
			<h2 id="proposals">{words.proposals}</h2>
			{lead.proposals.length === 0 && <p className="quiet">{words.noProposal}</p>}
			{lead.proposals.length > 0 && (
				<ul className="screen-list">
					{lead.proposals.map(({ id, title, link, isValid, state, opened }) => (
						<li key={id} className="lead-proposal">
							<div>
								<h3>{title}</h3>
								<p className="small quiet">
									<Dated {...state} /> · {opened ? <Dated {...opened} /> : words.unopened}
								</p>
							</div>
							{isValid && (
								<ProposalLink id={id} link={link} text={text}>
									<AskFirstForm
										words={words.revoke}
										action={path}
										hiddenFields={{ intent: "revoke-proposal", proposal: id }}
									/>
								</ProposalLink>
							)}
						</li>
					))}
				</ul>
			)}
			{lead.consent.revoked && <p className="quiet">{words.noMoreProposals}</p>}
			<div className="row">
				{!lead.consent.revoked && (
					<ShortForm
						action={path}
						send={words.make}
						look="small quiet"
						hiddenFields={{ intent: "proposal" }}
					/>
				)}
				<ShortForm reloadDocument action={`${path}/diagnostic`} send={words.diagnostic} look="small quiet" />
			</div>
		</section>
	);
}

type Props = { id: string; link: string; text: StaffText; children: ReactNode };

function ProposalLink({ id, link, text, children }: Props) {
	const field = useRef<HTMLInputElement>(null);
	return (
		<div className="lead-link">
			<label className="small" htmlFor={`link-${id}`}>
				{text.lead.link}
			</label>
			<input id={`link-${id}`} ref={field} readOnly value={link} />
			<div className="row">
				<CopyButton copies={link} shownIn={field} label={text.lead.copy} copied={text.copied} />
				{children}
			</div>
		</div>
	);
}
