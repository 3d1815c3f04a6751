import { pathTo } from "../../../content/addresses.ts";
import type { IndustryId } from "../../../content/industries/list.ts";
import type { IndustriesText } from "../../../content/pages/industries/schema.ts";
import type { Language } from "../../../shared/language.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { SceneDrawing } from "../../ui/scene/scene.tsx";
import { sceneAt } from "../../ui/scene/scene-places.ts";

type Props = {
	industry: IndustryId;
	name: string;
	intro: string;
	text: Pick<IndustriesText["industry"], "closing" | "book">;
	language: Language;
};

export function IndustryClosing({ industry, name, intro, text, language }: Props) {
	const scene = sceneAt("closing", industry);
	return (
		<section className={`full ${scene.hour === "dawn" ? "sol" : "cielo"}`} aria-labelledby="closing">
			<div className="industry-closing" data-hour={scene.hour}>
				<div className="industry-closing-words">
					<h2 id="closing">{text.closing}</h2>
					<p className="intro">{intro}</p>
					<p>
						<ButtonLink href={pathTo("contact", language)} aria-label={`${text.book}: ${name}`}>
							{text.book}
						</ButtonLink>
					</p>
				</div>
				<SceneDrawing {...scene} />
			</div>
		</section>
	);
}
