import type { StaffText } from "../../../content/staff/schema.ts";
import type { LeadView } from "./lead-view.server.ts";

export function Score({ lead, text }: { lead: LeadView; text: StaffText["lead"] }) {
	return (
		<section className="panel lead-part lead-why" aria-labelledby="score">
			<h2 id="score">{text.why.replace("{score}", String(lead.score))}</h2>
			<ol className="lead-reasons">
				{lead.reasons.map(({ step, title, points, earned, lacks }) => (
					<li key={step} data-earned={earned || undefined}>
						<p>
							{earned ? <b>{title}</b> : <span>{title}</span>}
							{lacks && <span className="small quiet lead-lacks">{lacks}</span>}
						</p>
						{points > 0 && (
							<p className="lead-points">
								<span className="visually-hidden">{earned ? text.earned : text.notEarned}: </span>+{points}
							</p>
						)}
					</li>
				))}
			</ol>
		</section>
	);
}
