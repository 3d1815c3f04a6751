import { NearDate } from "../../ui/near-date/near-date.tsx";
import type { LeadView } from "./lead-view.server.ts";

export function LeadEvents({ events, title }: { events: LeadView["events"]; title: string }) {
	return (
		<section className="panel lead-part" aria-labelledby="happened">
			<h2 id="happened">{title}</h2>
			<ol className="lead-events">
				{events.map(({ key, title, detail, at }) => (
					<li key={key}>
						<p>
							<b>{title}</b>{" "}
							<span className="small quiet">
								<NearDate at={at} />
							</span>
						</p>
						{detail && <p className="lead-note">{detail}</p>}
					</li>
				))}
			</ol>
		</section>
	);
}
