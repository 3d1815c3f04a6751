import { pathTo } from "../../../../content/addresses.ts";
import type { Language } from "../../../../shared/language.ts";
import { Colon } from "../../../ui/colon/colon.tsx";
import { SceneDrawing } from "../../../ui/scene/scene.tsx";
import { sceneAt } from "../../../ui/scene/scene-places.ts";
import { Unbroken } from "../../../ui/unbroken/unbroken.tsx";
import type { HomeData, HomeSections } from "../home-data.server.ts";

type Props = Pick<HomeData, "industries"> & { text: HomeSections["industries"]; language: Language };

/** A brick street: a door for each industry, and one to all of them. */
export function Street({ text, industries, language }: Props) {
	return (
		<section className="street ladrillo" aria-labelledby="industries">
			<div className="wide">
				<h2 className="question cielo" id="industries">
					{text.question}
				</h2>
				<p className="intro">{text.answer}</p>
				<ul className="doors">
					{industries.map(({ id, name, hint }) => (
						<li key={id}>
							<a href={pathTo("industry", language, { industry: id })}>
								<span className="door">
									<SceneDrawing {...sceneAt("door", id)} />
								</span>
								<strong>
									<Unbroken>{name}</Unbroken>
								</strong>
								<span className="door-hint">{hint}</span>
							</a>
						</li>
					))}
					<li>
						<a href={pathTo("industries", language)}>
							<span className="door door-all cielo">
								<Colon />
							</span>
							<strong>{text.all}</strong>
						</a>
					</li>
				</ul>
			</div>
		</section>
	);
}
