import type { IndustryId } from "../../../../content/industries/list.ts";
import type { IndustryNight, NightHour } from "../../../../content/industries/page-schema.ts";
import type { Language } from "../../../../shared/language.ts";
import { Bubble } from "../../../ui/bubble/bubble.tsx";
import { Hour } from "../../../ui/hour/hour.tsx";
import { Notes } from "../../../ui/notes/notes.tsx";
import { SceneNodes } from "../../../ui/scene/scene.tsx";
import { SwipeLinks } from "../../../ui/swipe-row/swipe-links.tsx";
import { nightBands, things } from "./objects.ts";

const speakers = {
	customer: { side: "asks", colour: "cielo" },
	assistant: { side: "answers", colour: "ladrillo" },
	team: { side: "answers", colour: "noche" },
} as const;

const idOf = (index: number) => `night-${index + 1}`;

type Props = { industry: IndustryId; night: IndustryNight; jumps: string };

export function NightByHours({ industry, night: { heading, intro, chatLanguage, hours }, jumps }: Props) {
	return (
		<section className="night-bands" aria-labelledby="night">
			<div className="noche">
				<div className="wide night-bands-head">
					<h2 id="night">{heading}</h2>
					<p className="intro">{intro}</p>
				</div>
			</div>
			<SwipeLinks
				label={jumps}
				links={hours.map(({ hour, what }, index) => ({ id: idOf(index), text: hour.time, spoken: what }))}
			/>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls is reached by keyboard. */}
			<ol className="swipe-row" tabIndex={0}>
				{hours.map((moment, index) => {
					const { colour, hour, object } =
						nightBands[industry][index % hours.length] ?? nightBands[industry][0];
					return (
						<li key={moment.hour.time} id={idOf(index)} className={colour}>
							<div className="wide night-band">
								<h3>
									<Hour {...moment.hour} />
								</h3>
								<Moment moment={moment} chatLanguage={chatLanguage} />
								<svg data-hour={hour} viewBox={things[object].box} aria-hidden="true">
									<SceneNodes nodes={things[object].parts} />
								</svg>
							</div>
						</li>
					);
				})}
			</ol>
		</section>
	);
}

function Moment({
	moment: { says, notes, what },
	chatLanguage,
}: {
	moment: NightHour;
	chatLanguage: Language | undefined;
}) {
	return (
		<div className="night-band-words">
			{says && (
				<Bubble from={says.from} {...speakers[says.by]} lang={says.by === "team" ? undefined : chatLanguage}>
					{says.text}
				</Bubble>
			)}
			{notes && <Notes list={notes} />}
			<p>{what}</p>
		</div>
	);
}
