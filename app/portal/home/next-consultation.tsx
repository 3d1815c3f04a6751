import type { PortalText } from "../../../content/portal/schema.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Hour } from "../../ui/hour/hour.tsx";
import type { PortalView } from "./portal-view.server.ts";

type Props = {
	session: NonNullable<PortalView["session"]>;
	text: PortalText["session"];
	email: string;
};

export function NextSession({ session, text, email }: Props) {
	const { startsAt, time, half, day, lasts, place, link } = session;
	return (
		<section className="panel portal-session noche" aria-labelledby="session-title">
			<h2 id="session-title">{text.title}</h2>
			<p className="portal-session-hour">
				<time dateTime={startsAt}>
					<Hour time={time} half={half} />
				</time>
			</p>
			<p className="portal-session-day">
				<b>{day}</b>, {text.zone}
				<br />
				{lasts} {place}
			</p>
			<p className="row">
				{link && (
					<ButtonLink look="sun" href={link}>
						{text.join}
					</ButtonLink>
				)}
				<a href={`mailto:${email}?subject=${encodeURIComponent(`${text.title}: ${day}`)}`}>{text.change}</a>
			</p>
		</section>
	);
}
