import { pathTo } from "../../../../content/addresses.ts";
import type { Language } from "../../../../content/language.ts";
import { ChatInPage } from "../../../chat/chat-in-page.tsx";
import { messageBoxId } from "../../../chat/message-form.ts";
import { ButtonLink } from "../../../ui/button/button-link.tsx";
import { Hour } from "../../../ui/hour/hour.tsx";
import { Skyline } from "../../../ui/skyline/skyline.tsx";
import type { HomeSections } from "../home-data.server.ts";

export function HomeHero({ text, language }: { text: HomeSections["hero"]; language: Language }) {
	return (
		<div className="hero">
			<div className="hero-words noche">
				<h1>
					<Hour {...text.hour} /> {text.heading}
				</h1>
				<p className="lead">{text.lead}</p>
				<p className="row">
					<ButtonLink look="sun" href={`#${messageBoxId}`}>
						{text.talk}
					</ButtonLink>
					<ButtonLink look="outline" href={pathTo("audit", language)}>
						{text.diagnosis}
					</ButtonLink>
				</p>
				<Skyline />
			</div>
			<div className="hero-chat ladrillo">
				<ChatInPage variant="page" />
			</div>
		</div>
	);
}
