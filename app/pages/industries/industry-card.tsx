import { pathTo } from "../../../content/addresses.ts";
import type { IndustryId } from "../../../content/industries/list.ts";
import type { IndustryPage } from "../../../content/industries/page-schema.ts";
import type { Language } from "../../../content/language.ts";
import type { IndustriesText } from "../../../content/pages/industries/schema.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { IndustryIcon } from "../../ui/industry-icon/industry-icon.tsx";
import { IndustryPicture } from "../../ui/industry-picture/industry-picture.tsx";
import { Metric } from "../../ui/metric/metric.tsx";
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
			<IndustryPicture industry={id} />
			<div className="industry-card-words">
				<h2>
					<IndustryIcon industry={id} /> <Unbroken>{name}</Unbroken>
				</h2>
				<p className="lead">{description}</p>
				<dl>
					{kpis.map(({ metric, label }) => (
						<div key={label}>
							<dt>{label}</dt>
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

function Unbroken({ children }: { children: string }) {
	return (
		<span>
			{children
				.split(/(\S+-\S+)/)
				.map((part) => (part.includes("-") ? <span key={part}>{part}</span> : part))}
		</span>
	);
}
