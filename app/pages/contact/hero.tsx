import { pathTo } from "../../../content/addresses.ts";
import type { ContactText } from "../../../content/pages/contact/schema.ts";
import { phoneLink } from "../../../content/phone-link.ts";
import type { Language } from "../../../shared/language.ts";
import type { SiteFacts } from "../../document/site-facts.server.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Drawing } from "../../ui/shapes/drawing.tsx";
import { drop, rectangle } from "../../ui/shapes/outlines.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";
import { BreakAfterAt } from "../../ui/unbroken/unbroken.tsx";

const person: readonly Shape[] = [
	["papel", rectangle(0, 450, 620, 330)],
	["ladrillo", "M0 450H620A310 220 0 0 0 310 670A310 220 0 0 0 0 450z"],
	[
		"noche",
		"M70 300V270A240 240 0 0 1 550 270V300H462V270A152 152 0 0 0 158 270V300zM40 250H170V400A65 65 0 0 1 40 400zM450 250H580V400A65 65 0 0 1 450 400z",
	],
	["luz", drop(188, 160, 122, "se") + drop(268, 600, 42, "se")],
];

type Props = { text: ContactText; site: SiteFacts; language: Language; formHref: string };

/** A handset, a bubble and an envelope make one person; each way to reach the team stands beside its part. */
export function ContactHero({ text, site, language, formHref }: Props) {
	const { ways } = text;
	const phone = phoneLink(site.phone);
	return (
		<header className="first-screen contact-hero cielo">
			<div className="wide">
				<div>
					<h1>{text.heading}</h1>
					<p className="intro">{text.intro}</p>
					<p className="row">
						<ButtonLink href={formHref}>{text.form}</ButtonLink>
					</p>
				</div>
				<Drawing size={[620, 780]} shapes={person}>
					<path className="arrives" fill="var(--papel)" d={drop(279, 214, 31, "sw")} />
					<path className="arrives answering" fill="var(--ladrillo)" d={drop(279, 290, 31, "se")} />
				</Drawing>
				<ul>
					<li>
						<a href={phone.href}>
							<b>{phone.name}</b> {ways.phone}
						</a>
					</li>
					<li>
						<a href={pathTo("assistant", language)}>
							<b>{ways.chat.link}</b> {ways.chat.text}
						</a>
					</li>
					<li>
						<a href={`mailto:${site.email}`}>
							<b>
								<BreakAfterAt>{site.email}</BreakAfterAt>
							</b>{" "}
							{ways.email}
						</a>
					</li>
				</ul>
			</div>
		</header>
	);
}
