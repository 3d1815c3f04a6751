import type { IndustryPage } from "../../../content/industries/page-schema.ts";
import { rectangle } from "../../ui/shapes/outlines.ts";

type Props = { heading: string; intro: string; integrations: IndustryPage["integrations"] };

export function Integrations({ heading, intro, integrations }: Props) {
	return (
		<section className="plugs sol" aria-labelledby="integrations">
			<div className="wide">
				<h2 id="integrations">{heading}</h2>
				<p className="intro">{intro}</p>
			</div>
			<ul className="full">
				{integrations.map(({ name, description }, index) => (
					<li key={name}>
						<div>
							<h3>{name}</h3>
							<p>{description}</p>
						</div>
						<svg viewBox="0 0 460 120" preserveAspectRatio="xMaxYMid meet" aria-hidden="true">
							{index === 0 && <Outlet />}
							<use href="#plug" className={index % 2 === 0 ? "plug" : "plug plug-dark"} />
							<use href="#outlet" />
						</svg>
					</li>
				))}
			</ul>
		</section>
	);
}

function Outlet() {
	return (
		<defs>
			<g id="plug">
				<path
					d={`${rectangle(-1500, 52, 1690, 16)}M170 60a52 52 0 0 1 52-52h34v104h-34a52 52 0 0 1-52-52z`}
				/>
				<path fill="var(--tinta)" d={rectangle(256, 28, 44, 16) + rectangle(256, 76, 44, 16)} />
			</g>
			<g id="outlet">
				<path fill="var(--celeste)" d="M330 10h28a50 50 0 0 1 0 100h-28z" />
				<path fill="var(--tinta)" d={rectangle(330, 28, 26, 16) + rectangle(330, 76, 26, 16)} />
			</g>
		</defs>
	);
}
