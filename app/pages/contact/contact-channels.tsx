import type { ContactText } from "../../../content/pages/contact/schema.ts";
import { phoneLink } from "../../../content/phone-link.ts";
import type { SiteFacts } from "../../document/site-facts.server.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Portrait } from "../../ui/people/person.tsx";
import { BreakAfterAt } from "../../ui/unbroken/unbroken.tsx";

type Data = { text: ContactText; site: SiteFacts; whatsapp: string | null };

export function ContactChannels({ data: { text, site, whatsapp } }: { data: Data }) {
	const { ways } = text;
	const phone = phoneLink(site.phone);
	const subject = encodeURIComponent(ways.call.subject);
	return (
		<div className="ways noche">
			<h2>{ways.heading}</h2>
			<dl>
				<dt>{ways.email}</dt>
				<dd>
					<a href={`mailto:${site.email}`}>
						<BreakAfterAt>{site.email}</BreakAfterAt>
					</a>
				</dd>
				<dt>{ways.phone}</dt>
				<dd>
					<a href={phone.href}>{phone.name}</a>
				</dd>
				{whatsapp && (
					<>
						<dt>{ways.whatsapp}</dt>
						<dd>
							<a href={`https://wa.me/${whatsapp}`}>{`+${whatsapp}`}</a>
						</dd>
					</>
				)}
				<dt>{ways.place}</dt>
				<dd>{ways.city}</dd>
			</dl>
			<div className="ways-call">
				<h3>{ways.call.heading}</h3>
				<p>{ways.call.text}</p>
				<p className="row">
					<ButtonLink look="sun" href={`mailto:${site.email}?subject=${subject}`}>
						{ways.call.link}
					</ButtonLink>
				</p>
			</div>
			<Portrait className="ways-person" name="laura" />
		</div>
	);
}
