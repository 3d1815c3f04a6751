import { drop } from "../../../ui/shapes/outlines.ts";
import { type Shape, Shapes } from "../../../ui/shapes/shapes.tsx";
import type { HomeSections } from "../home-data.server.ts";

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

const row = (places: readonly number[], y: number) => places.map((x) => drop(x, y, 17, "sw")).join("");
const panes = (x: number, y: number, count: number) =>
	Array.from({ length: count }, (_, index) =>
		drop(x + 22 * (index % 2), y + 22 * Math.floor(index / 2), 8, "sw"),
	).join("");

/** What repeats among many questions; the piece that fits; windows that light up stage by stage. 300 x 84. */
const valuePictures: readonly (readonly Shape[])[] = [
	[
		["blanco", row([0, 44, 132, 220, 264], 0) + row([44, 88, 132, 220], 46)],
		["ladrillo", row([88, 176], 0) + row([0, 176, 264], 46)],
	],
	[
		["noche", "M116 0h148a36 36 0 0 1 36 36v48H116z"],
		["sol", drop(160, 13, 29, "sw")],
		["ladrillo", drop(20, 13, 29, "sw")],
	],
	[
		[
			"ladrillo2",
			"M0 84V40a20 20 0 0 1 20-20h44v64zM112 84V24a24 24 0 0 1 24-24h40v84zM224 84V30a30 30 0 0 1 30-30h46v84z",
		],
		["noche", panes(14, 34, 4) + panes(126, 16, 6) + panes(242, 16, 6)],
		["luz", panes(14, 34, 1) + panes(126, 16, 3) + panes(242, 16, 6)],
	],
];
