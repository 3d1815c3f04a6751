import { pathTo } from "../../../../content/addresses.ts";
import type { Language } from "../../../../shared/language.ts";
import { ChatInPage } from "../../../chat/in-page/chat-in-page.tsx";
import { messageBoxId } from "../../../chat/message-fields.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { drop } from "../../../ui/shapes/outlines.ts";
import { type Shape, Shapes } from "../../../ui/shapes/shapes.tsx";
import { Sentences } from "../../../ui/unbroken/unbroken.tsx";
import type { HomeSections } from "../home-data.server.ts";
import { DrawnHour } from "./drawn-hour.tsx";

/** A night, and a brick building in it whose lit window is the chat. */
export function HomeHero({ text, language }: { text: HomeSections["hero"]; language: Language }) {
	const { hour } = text;
	return (
		<div className="hero noche">
			<svg className="hero-hills" viewBox="0 0 1000 180" aria-hidden="true">
				<Shapes list={hills} />
			</svg>
			<div className="hero-hour" aria-hidden="true">
				<DrawnHour {...hour} />
			</div>
			<div className="hero-words">
				<h1>
					<span className="visually-hidden">{`${hour.time} ${hour.half}`}</span>{" "}
					<Sentences>{text.heading}</Sentences>
				</h1>
				<p className="intro">{text.intro}</p>
				<p className="row">
					<ButtonLink look="sun" href={`#${messageBoxId}`}>
						{text.talk}
					</ButtonLink>
					<ButtonLink look="outline" href={pathTo("audit", language)}>
						{text.diagnosis}
					</ButtonLink>
				</p>
			</div>
			<div className="hero-building ladrillo">
				<svg viewBox="0 0 28 604" aria-hidden="true">
					<path fill="var(--ladrillo2)" d={facade} />
					<path fill="var(--luz)" d={facadeLight} />
				</svg>
				<ChatInPage opening={{ kind: "example", text: text.example }} />
			</div>
		</div>
	);
}

const hills: readonly Shape[] = [
	["noche2", "M0 180V20a160 160 0 0 1 160 160zM420 180a180 180 0 0 1 360 0z"],
	["noche3", "M120 180a110 110 0 0 1 220 0zM640 180a150 150 0 0 1 300 0z"],
];

const lit = 1;
const floors = Array.from({ length: 10 }, (_, floor) => drop(0, 64 * floor, 14, "sw"));
const facade = floors.filter((_, floor) => floor !== lit).join("");
const facadeLight = floors[lit];
