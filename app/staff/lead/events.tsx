import type { LeadView } from "./lead-view.server.ts";

export function LeadEvents({ events, title }: { events: LeadView["events"]; title: string }) {
	return (
		<section className="panel lead-part" aria-labelledby="happened">
			<h2 id="happened">{title}</h2>
			<ol className="lead-events">
				{events.map(({ key, title, detail, when }) => (
					<li key={key}>
						<p>
							<b>{title}</b> <span className="small quiet">{when}</span>
						</p>
						{detail && <p className="lead-note">{detail}</p>}
					</li>
				))}
			</ol>
		</section>
	);
}
