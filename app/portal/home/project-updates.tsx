import type { PortalText } from "../../../content/portal/schema.ts";
import { NearDate } from "../../ui/near-date/near-date.tsx";
import type { PortalView } from "./portal-view.server.ts";
import type { ProjectView } from "./project-view.server.ts";

type Props = {
	updates: ProjectView["updates"];
	spoken: PortalView["spoken"];
	text: PortalText["project"];
};

export function ProjectUpdates({ updates, spoken, text }: Props) {
	if (updates.length === 0) return null;
	return (
		<section className="project-updates">
			<h3>{text.latest}</h3>
			<ol>
				{updates.map(({ id, author, at, text: update, isNew }) => (
					<li key={id}>
						<p className="small quiet">
							<b>{author}</b>, <NearDate at={at} /> {isNew && <span className="tag cielo">{text.isNew}</span>}
						</p>
						<p className="project-update noche" lang={spoken}>
							{update}
						</p>
					</li>
				))}
			</ol>
		</section>
	);
}
