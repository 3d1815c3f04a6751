import type { StaffText } from "../../../content/staff/schema.ts";
import { AskFirstForm } from "../../ui/ask-first/ask-first.tsx";
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
		<section className="panel lead-part lead-consent" aria-labelledby="consent">
			<h2 id="consent">{words.title}</h2>
			{revoked && (
				<p className="alert alert-problem">
					<Dated {...revoked} />
				</p>
			)}
			{proofs.length === 0 && <p className="quiet">{words.none}</p>}
			{proofs.length > 0 && (
				<ul className="screen-list">
					{proofs.map(({ key, wording, language, values, at }) => (
						<li key={key}>
							<div>
								<p lang={language}>{wording ?? <span className="quiet">{words.textMissing}</span>}</p>
								<p className="small quiet">
									<Dated sentence={words.about} values={values} at={at} />
								</p>
							</div>
						</li>
					))}
				</ul>
			)}
			{!revoked && (
				<AskFirstForm words={words.revoke} action={path} hiddenFields={{ intent: "revoke-consent" }} />
			)}
		</section>
	);
}
