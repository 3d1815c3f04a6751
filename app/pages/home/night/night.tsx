import { Shapes } from "../../../ui/shapes/shapes.tsx";
import { SwipeLinks } from "../../../ui/swipe-row/swipe-links.tsx";
import type { HomeSections } from "../home-data.server.ts";
import { NightPanel } from "./night-panel.tsx";
import { landscape, landscapeId, moons } from "./night-shapes.ts";

export function Night({ text }: { text: HomeSections["night"] }) {
	return (
		<section aria-labelledby="night">
			<div className="home-head wide">
				<h2 id="night">{text.heading}</h2>
				<p className="intro">{text.lead}</p>
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
