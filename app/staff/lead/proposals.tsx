import type { StaffText } from "../../../content/staff/schema.ts";
import { ShortForm } from "../../ui/form/short-form.tsx";
import type { leadOf } from "./lead-of.server.ts";

type Lead = NonNullable<Awaited<ReturnType<typeof leadOf>>>;

/** The lead's proposals: each with its link, whether it was read, and its end; and a new one. */
export function Proposals({ lead, text, path }: { lead: Lead; text: StaffText["lead"]; path: string }) {
	return (
		<section className="panel lead-part" aria-labelledby="proposals">
			<h2 id="proposals">{text.proposals}</h2>
			<ul className="room-list">
				{lead.proposals.map(({ id, title, link, living, state, opened }) => (
					<li key={id}>
						<div>
							<h3>{title}</h3>
							<p className="small quiet">
								{state} · {opened}
							</p>
							{living && (
								<label className="lead-link small">
									{text.link}
									<input readOnly value={link} />
								</label>
							)}
						</div>
						{living && (
							<ShortForm
								action={path}
								failure={null}
								send={text.revoke}
								look="small outline"
								values={{ what: "revoke", proposal: id }}
							/>
						)}
					</li>
				))}
			</ul>
			<ShortForm action={path} failure={null} send={text.make} look="small" values={{ what: "proposal" }} />
			<ShortForm action={`${path}/diagnostic`} failure={null} send={text.diagnostic} look="small outline" />
		</section>
	);
}
