import type { ProductsText } from "../../../content/pages/products/schema.ts";
import { drop } from "../../ui/shapes/outlines.ts";

/** Houses of ten windows: each lit one is ten in a hundred. */
const walls = [
	"M0 360V76A76 76 0 0 1 152 76V360z",
	"M0 360V50A152 152 0 0 1 152 50V360z",
	"M0 360V0A152 60 0 0 1 152 60V360z",
	"M0 360V60A152 60 0 0 1 152 0V360z",
];
const [width, height, radius, windows] = [152, 360, 20, 10];

export function Uses({ uses, percent }: { uses: ProductsText["uses"]; percent: string }) {
	return (
		<section className="section noche" aria-labelledby="uses">
			<div className="wide">
				<div className="products-heading">
					<h2 id="uses">{uses.heading}</h2>
					<p className="intro">{uses.intro}</p>
				</div>
				<ul className="uses">
					{uses.list.map(({ percent: share, industry, text }, index) => (
						<li key={industry}>
							<svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
								<path d={walls[index % walls.length]} />
								<path className="uses-dark" d={windowsFrom(Math.floor(share / 10), windows)} />
								<path className="uses-lit" d={windowsFrom(0, Math.floor(share / 10))} />
								{share % 10 > 0 && (
									<svg
										{...placeOf(Math.floor(share / 10))}
										aria-hidden="true"
										width={(2 * radius * (share % 10)) / 10}
										height={2 * radius}
									>
										<path className="uses-lit" d={drop(0, 0, radius, "sw")} />
									</svg>
								)}
							</svg>
							<div>
								<h3>{industry}</h3>
								<p>
									<b>
										{share}
										<small>{percent}</small>
									</b>{" "}
									{text}
								</p>
							</div>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

function windowsFrom(first: number, end: number): string {
	const places = Array.from({ length: end - first }, (_, index) => placeOf(first + index));
	return places.map(({ x, y }) => drop(x, y, radius, "sw")).join("");
}

/** They are lit from below, two a floor. */
function placeOf(index: number): { x: number; y: number } {
	return { x: index % 2 === 0 ? 28 : 84, y: 296 - 54 * Math.floor(index / 2) };
}
