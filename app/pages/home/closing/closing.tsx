import { pathTo } from "../../../../content/addresses.ts";
import type { Language } from "../../../../shared/language.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Hour } from "../../../ui/hour/hour.tsx";
import { Skyline } from "../../../ui/skyline/skyline.tsx";
import type { HomeSections } from "../home-data.server.ts";

export function HomeClosing({ text, language }: { text: HomeSections["closing"]; language: Language }) {
	return (
		<section className="closing noche" aria-labelledby="closing">
			<div className="wide">
				<h2 id="closing">
					<span className="closing-hour">
						<Hour {...text.hour} />
					</span>{" "}
					<span className="closing-answer ladrillo">{text.heading}</span>
				</h2>
				<div>
					<p className="intro">{text.intro}</p>
					<p className="row">
						<ButtonLink look="sun" href={pathTo("contact", language)}>
							{text.talk}
						</ButtonLink>
						<ButtonLink look="outline" href={pathTo("solutions", language)}>
							{text.solutions}
						</ButtonLink>
					</p>
				</div>
			</div>
			<Skyline />
		</section>
	);
}
