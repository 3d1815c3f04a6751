import { drop } from "../../../ui/shapes/drop.ts";
import { type Shape, Shapes } from "../../../ui/shapes/shapes.tsx";
import type { HomeSections } from "../home-data.server.ts";
import { valuePictures } from "./value-pictures.ts";

const cardStyles = [
	{ colour: "cielo", fill: "#fff", corner: "sw" },
	{ colour: "sol", fill: "var(--ladrillo)", corner: "se" },
	{ colour: "noche", fill: "var(--sol)", corner: "ne" },
] as const;

export function Values({ text }: { text: HomeSections["values"] }) {
	return (
		<section className="section niebla" aria-labelledby="values">
			<div className="wide">
				<h2 className="values-question cielo" id="values">
					{text.question}
				</h2>
				<p className="values-answer">{text.answer}</p>
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls is reached by keyboard. */}
				<div className="values swipe-row" tabIndex={0}>
					{text.cards.map(({ name, points }, index) => (
						<ValueCard
							key={name}
							name={name}
							points={points}
							look={cardStyles[index] ?? cardStyles[0]}
							picture={valuePictures[index] ?? []}
						/>
					))}
				</div>
			</div>
		</section>
	);
}

type Card = HomeSections["values"]["cards"][number] & {
	look: (typeof cardStyles)[number];
	picture: readonly Shape[];
};

function ValueCard({ name, points, look, picture }: Card) {
	return (
		<article className={look.colour}>
			<svg className="value-picture" viewBox="0 0 300 84" aria-hidden="true">
				<Shapes list={picture} />
			</svg>
			<h3>
				<svg viewBox="0 0 84 84" aria-hidden="true">
					<path fill={look.fill} d={drop(0, 0, 42, look.corner)} />
				</svg>
				{name}
			</h3>
			<ul>
				{points.map((point) => (
					<li key={point}>{point}</li>
				))}
			</ul>
		</article>
	);
}
