import { pathTo } from "../../../content/addresses.ts";
import type { IndustryId } from "../../../content/industries/list.ts";
import type { IndustryPage } from "../../../content/industries/page-schema.ts";
import type { IndustriesText } from "../../../content/pages/industries/schema.ts";
import type { Language } from "../../../shared/language.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { SceneDrawing } from "../../ui/scene/scene.tsx";
import { sceneAt } from "../../ui/scene/scene-places.ts";
import { Sentences } from "../../ui/unbroken/unbroken.tsx";

type Data = {
	id: IndustryId;
	name: string;
	page: IndustryPage;
	text: IndustriesText["industry"];
	demo: string;
	language: Language;
};

export function IndustryHero({ data: { id, name, page, text, demo, language } }: { data: Data }) {
	const scene = sceneAt("hero", id);
	return (
		<header className="full noche">
			<div className="industry-hero" data-hour={scene.hour}>
				<div className="industry-hero-words">
					<p>
						<a className="industry-back" href={pathTo("industries", language)}>
							<span aria-hidden="true">←</span> {text.back}
						</a>
					</p>
					<p className="quiet">{name}</p>
					<h1>
						<Sentences>{page.heroTitle}</Sentences>
					</h1>
					<p className="intro">{page.heroSubtitle}</p>
					<p className="row">
						<ButtonLink look="sun" href={pathTo("contact", language)}>
							{text.expert}
						</ButtonLink>
						<ButtonLink look="outline" href={pathTo("demo", language, { industry: id })}>
							{demo}
						</ButtonLink>
					</p>
				</div>
				<SceneDrawing {...scene} moves />
			</div>
		</header>
	);
}
