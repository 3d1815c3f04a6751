import type { StaffText } from "../../../content/staff/schema.ts";
import { AskFirst } from "../../ui/ask-first/ask-first.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { Dated } from "../../ui/near-date/near-date.tsx";
import type { LeadView } from "./lead-view.server.ts";

type Props = {
	consent: LeadView["consent"];
	text: StaffText["lead"];
	path: string;
};

export function Consent({ consent: { proofs, revoked }, text, path }: Props) {
	const words = text.consent;
	return (
		<section className="panel lead-part" aria-labelledby="consent">
			<h2 id="consent">{words.title}</h2>
			{revoked && (
				<p className="alert alert-problem">
					<Dated {...revoked} />
				</p>
			)}
			{proofs.length === 0 && <p className="quiet">{words.none}</p>}
			{proofs.length > 0 && (
				<ul className="screen-list">
					{proofs.map(({ key, wording, language, about, at }) => (
						<li key={key}>
							<div>
								<p lang={language}>{wording ?? <span className="quiet">{words.textless}</span>}</p>
								<p className="small quiet">
									<Dated sentence={about} at={at} />
								</p>
							</div>
						</li>
					))}
				</ul>
			)}
			{!revoked && (
				<AskFirst what={words.revoke} ask={words.revokeHint}>
					<ShortForm
						action={path}
						send={words.revokeSure}
						look="small"
						values={{ intent: "revoke-consent" }}
					/>
				</AskFirst>
			)}
		</section>
	);
}
