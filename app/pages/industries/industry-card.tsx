import { pathTo } from "../../../content/addresses.ts";
import type { IndustryId } from "../../../content/industries/list.ts";
import type { IndustryPage } from "../../../content/industries/page-schema.ts";
import type { IndustriesText } from "../../../content/pages/industries/schema.ts";
import type { Language } from "../../../shared/language.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { IndustryIcon } from "../../ui/industry-icon/industry-icon.tsx";
import { Metric } from "../../ui/metric/metric.tsx";
import { SceneDrawing } from "../../ui/scene/scene.tsx";
import { sceneAt } from "../../ui/scene/scene-places.ts";
import { Unbroken } from "../../ui/unbroken/unbroken.tsx";
import type { OfferedDemo } from "./demo-dialog.tsx";

type Card = {
	id: IndustryId;
	demo: OfferedDemo;
	name: string;
	description: string;
	kpis: IndustryPage["kpis"];
};
type Props = { card: Card; text: Pick<IndustriesText, "explore" | "demo">; language: Language };

export function IndustryCard({ card: { id, name, description, kpis, demo }, text, language }: Props) {
	return (
		<article className="industry-card">
			<SceneDrawing {...sceneAt("list", id)} />
			<div className="industry-card-words">
				<h2>
					<IndustryIcon industry={id} />{" "}
					<span>
						<Unbroken>{name}</Unbroken>
					</span>
				</h2>
				<p className="intro">{description}</p>
				<dl>
					{kpis.map(({ metric, label }) => (
						<div key={label}>
							<dt>{label.replace(/:$/, "")}</dt>
							<dd>
								<Metric>{metric}</Metric>
							</dd>
						</div>
					))}
				</dl>
				<p className="row">
					<ButtonLink
						href={pathTo("industry", language, { industry: id })}
						aria-label={`${text.explore}: ${name}`}
					>
						{text.explore}
					</ButtonLink>
					<ButtonLink
						look="outline"
						href={demo.href}
						data-opens={demo.id}
						data-react=""
						aria-haspopup="dialog"
						aria-label={`${text.demo}: ${name}`}
					>
						{text.demo}
					</ButtonLink>
				</p>
			</div>
		</article>
	);
}
