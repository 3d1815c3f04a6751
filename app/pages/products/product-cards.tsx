import { pathTo } from "../../../content/addresses.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { drop } from "../../ui/shapes/outlines.ts";
import { type Shape, Shapes } from "../../ui/shapes/shapes.tsx";
import type { ProductsData } from "./products-data.server.ts";

type ProductId = ProductsData["team"][number]["id"];

const door = "M0 120V60A60 60 0 0 1 120 60v60z";
const pictures: Record<ProductId, { colour: string; shapes: readonly Shape[] }> = {
	fcmsie: {
		colour: "cielo",
		shapes: [
			["sol", door],
			["blanco", drop(18, 34, 20, "sw")],
			["noche", drop(62, 22, 20, "sw")],
			["ladrillo", drop(36, 72, 22, "ne")],
		],
	},
	"travel-ai-booster": {
		colour: "sol",
		shapes: [
			["noche", door],
			["sol2", "M52 36a8 8 0 1 1 16 0a8 8 0 1 1-16 0zM16 82h88v12H16z"],
			["sol", "M22 82a38 38 0 0 1 76 0z"],
		],
	},
	"sales-site-hub": {
		colour: "noche",
		shapes: [
			["cielo", door],
			[
				"ladrillo",
				"M53 65a26 26 0 1 1 14 0v43H53zM67 76h14v11H67zM67 93h20v15H67zM60 29a11 11 0 1 0 0 22a11 11 0 0 0 0-22z",
			],
		],
	},
	"cpg-cx-ai": {
		colour: "niebla",
		shapes: [
			["ladrillo", door],
			["sol", "M34 30h36v34a32 32 0 0 1 32 32H34z"],
			["tinta", "M34 96h68v11H34z"],
			["sol2", "M34 30h36v12H34z"],
		],
	},
};

/** The products that are not at work on the page: a picture and a sentence each; pressed, what it does. */
export function ProductCards({ data }: { data: Pick<ProductsData, "text" | "team" | "language"> }) {
	const { text, team, language } = data;
	return (
		<section className="section" aria-labelledby="team">
			<div className="wide">
				<h2 id="team">{text.team.heading}</h2>
				<ul className="products-team">
					{team.map(({ id, page, name, line, figure, label, whatItDoes, forWhom }) => (
						<li key={id}>
							<details className={pictures[id].colour} name="team">
								<summary>
									<svg viewBox="0 0 120 120" aria-hidden="true">
										<Shapes list={pictures[id].shapes} />
									</svg>
									<h3>{name}</h3>
									<span>{line}</span>
									<span className="products-claim">
										<b>{figure}</b> {label}
									</span>
								</summary>
								{/* A link to it opens the card: browsers do so for a target inside. */}
								<div id={id}>
									<p>{fillBlanks(text.team.whom, { whom: forWhom })}</p>
									<ul>
										{whatItDoes.map((thing) => (
											<li key={thing}>{thing}</li>
										))}
									</ul>
									{page === "products" ? (
										<a href={pathTo("contact", language)}>{fillBlanks(text.team.talk, { name })}</a>
									) : (
										<a href={`${pathTo(page, language)}#${id}`} aria-label={`${text.team.see}: ${name}`}>
											{text.team.see}
										</a>
									)}
								</div>
							</details>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
