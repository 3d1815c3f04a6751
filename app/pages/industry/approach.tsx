import type { IndustryId } from "../../../content/industries/list.ts";
import type { IndustryPage } from "../../../content/industries/page-schema.ts";
import type { IndustriesText } from "../../../content/pages/industries/schema.ts";
import { SceneDrawing } from "../../ui/scene/scene.tsx";
import { approachScenes } from "../../ui/scene/scene-places.ts";
import { SwipeLinks } from "../../ui/swipe-row/swipe-links.tsx";

type Props = { industry: IndustryId; text: IndustriesText["industry"] } & Pick<IndustryPage, "solutions">;

/** A solution at each of three hours of the business. */
export function IndustryApproach({ industry, text, solutions }: Props) {
	const scenes = approachScenes(industry);
	const hourOf = (index: number) => text.hours[scenes[index % scenes.length]?.hour ?? "night"];
	return (
		<section className="section approach" aria-labelledby="approach">
			<h2 id="approach" className="wide">
				{text.approach}
			</h2>
			{solutions.length === 0 && <p className="wide">{text.noSolutions}</p>}
			<SwipeLinks
				label={text.jumps}
				links={solutions.map(({ id, name }, index) => ({ id, text: hourOf(index).time, spoken: name }))}
			/>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls is reached by keyboard. */}
			<ol className="swipe-row approach-hours" tabIndex={0}>
				{solutions.map(({ id, name, description, features }, index) => (
					<li key={id} id={id}>
						{scenes[index] && <SceneDrawing {...scenes[index]} />}
						<p className="small quiet">{`${hourOf(index).time} ${hourOf(index).half}`}</p>
						<h3>{name}</h3>
						<p>{description}</p>
						<ul>
							{features.map((feature) => (
								<li key={feature}>{feature}</li>
							))}
						</ul>
					</li>
				))}
			</ol>
		</section>
	);
}
