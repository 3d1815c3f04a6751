import type { NightMoment } from "../../../../content/pages/home/schema.ts";
import { Bubble } from "../../../ui/bubble/bubble.tsx";
import { Hour } from "../../../ui/hour/hour.tsx";
import { Notes } from "../../../ui/notes/notes.tsx";
import { landscapeId } from "./night-shapes.ts";

const skies = ["noche", "noche night-dusk", "cielo", "sol"];

const speakers = {
	customer: { side: "asks", colour: "cielo" },
	assistant: { side: "answers", colour: "ladrillo" },
	team: { side: "answers", colour: "noche" },
} as const;

export function NightPanel({ moment, index }: { moment: NightMoment; index: number }) {
	const { id, hour, name, says, notes, what } = moment;
	return (
		<li id={id} className={skies[index]}>
			<div className="night-words">
				<h3>
					<Hour {...hour} /> {name}
				</h3>
				{says && (
					<Bubble from={says.from} {...speakers[says.by]}>
						{says.text}
					</Bubble>
				)}
				{notes && <Notes list={notes} />}
				<p>{what}</p>
			</div>
			<svg viewBox={`${360 * index} 0 360 300`} aria-hidden="true">
				<use href={`#${landscapeId}`} width="1440" height="300" />
			</svg>
		</li>
	);
}
