import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Hour } from "../../ui/hour/hour.tsx";
import { DayDial } from "./day-dial.tsx";
import type { DemosData } from "./demos-data.server.ts";
import { wallId } from "./wall.tsx";

export function DemosHero({ data: { text, demos, rows } }: { data: DemosData }) {
	return (
		<header className="demos-hero ladrillo full">
			<DayDial demos={demos} rows={rows} shape="wide" />
			<DayDial demos={demos} rows={rows} shape="tall" />
			<p className="demos-ends" aria-hidden="true">
				{[demos[0], demos.at(-1)].map((demo) => demo && <Hour key={demo.path} {...demo.hour} />)}
			</p>
			<div className="demos-hero-text">
				<h1>{text.heading}</h1>
				<p className="intro">{text.lead}</p>
				<ButtonLink look="sun" href={`#${wallId}`}>
					{text.all}
				</ButtonLink>
			</div>
		</header>
	);
}
