import type { NightMoment } from "../../../../content/pages/home/schema.ts";
import { Bubble } from "../../../ui/bubble/bubble.tsx";
import { Hour } from "../../../ui/hour/hour.tsx";
import { Notes } from "../../../ui/notes/notes.tsx";
import { drop } from "../../../ui/shapes/outlines.ts";
import { type Shape, Shapes } from "../../../ui/shapes/shapes.tsx";
import { SwipeLinks } from "../../../ui/swipe-row/swipe-links.tsx";
import type { HomeSections } from "../home-data.server.ts";

export function Night({ text }: { text: HomeSections["night"] }) {
	return (
		<section className="night-section" aria-labelledby="night">
			<div className="home-head wide">
				<h2 id="night">{text.heading}</h2>
				<p className="intro">{text.intro}</p>
			</div>
			<SwipeLinks
				label={text.jumps}
				links={text.moments.map(({ id, hour, name }) => ({ id, text: hour.time, spoken: name }))}
			/>
			<svg className="night-landscape" aria-hidden="true">
				<symbol id={landscapeId} viewBox="0 0 1440 300">
					<path fill="var(--asks)" d={moons} />
					<Shapes list={landscape} />
				</symbol>
			</svg>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls is reached by keyboard. */}
			<ol className="night swipe-row" tabIndex={0}>
				{text.moments.map((moment, index) => (
					<NightPanel key={moment.id} moment={moment} index={index} />
				))}
			</ol>
		</section>
	);
}

const skies = ["noche", "noche night-dusk", "cielo", "sol"];

const speakers = {
	customer: { side: "asks", colour: "cielo" },
	assistant: { side: "answers", colour: "ladrillo" },
	team: { side: "answers", colour: "noche" },
} as const;

function NightPanel({ moment, index }: { moment: NightMoment; index: number }) {
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

const panes = (places: readonly (readonly [number, number])[]) =>
	places.map(([x, y]) => drop(x, y, 10, "sw")).join("");

const landscapeId = "night-landscape";

/** One landscape of 1440 x 300 for four panels: its hills meet where they touch. */
const landscape: readonly Shape[] = [
	["noche2", "M360 300H150A210 210 0 0 1 360 90z"],
	["noche3", "M360 90a210 210 0 0 1 210 210H360z"],
	["ladrillo2", "M24 300V184a44 44 0 0 1 44-44v160z"],
	["ladrillo", "M68 300V60a80 80 0 0 1 80 80v160z"],
	[
		"ladrillo2",
		panes([
			[82, 104],
			[114, 144],
			[82, 184],
			[114, 184],
			[82, 224],
			[114, 224],
		]),
	],
	["luz", drop(82, 144, 10, "sw")],
	["noche", "M720 300H560a160 160 0 0 1 160-160z"],
	["sol", "M760 300a150 150 0 0 1 300 0z"],
	["cielo2", "M720 140a160 160 0 0 1 160 160H720z"],
	["noche3", "M1080 300H940a140 140 0 0 1 140-140z"],
	["noche", "M1080 160a140 140 0 0 1 140 140h-140z"],
	["ladrillo", "M1270 300V190a80 80 0 0 1 80-80v190z"],
	["ladrillo2", "M1350 300V160a60 60 0 0 1 60 60v80z"],
	[
		"cielo",
		panes([
			[1284, 194],
			[1316, 154],
			[1316, 194],
			[1284, 234],
			[1316, 234],
		]),
	],
	["ladrillo", drop(1144, 10, 50, "ne")],
];

const moons = drop(244, 40, 36, "sw") + drop(580, 64, 36, "sw");
