import type { PortalText } from "../../../content/portal/schema.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Hour } from "../../ui/hour/hour.tsx";
import type { PortalView } from "./portal-view.server.ts";

type Props = {
	consultation: NonNullable<PortalView["consultation"]>;
	text: PortalText["consultation"];
	email: string;
};

export function NextConsultation({ consultation, text, email }: Props) {
	const { startsAt, time, half, day, lasts, place, link } = consultation;
	return (
		<section className="panel portal-consultation noche" aria-labelledby="consultation-title">
			<h2 id="consultation-title">{text.title}</h2>
			<p className="portal-consultation-hour">
				<time dateTime={startsAt}>
					<Hour time={time} half={half} />
				</time>
			</p>
			<p className="portal-consultation-day">
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
