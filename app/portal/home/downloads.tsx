import type { ShownMoment } from "../../../content/near-moment.ts";
import type { PortalText } from "../../../content/portal/schema.ts";
import type { Language } from "../../../shared/language.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { Dated } from "../../ui/near-date/near-date.tsx";
import { drop } from "../../ui/shapes/outlines.ts";

type Item = {
	id: string;
	title: string;
	isNew: boolean;
	about: string;
	dated: string;
	at: ShownMoment;
	path: string;
};

type Props = { items: readonly Item[]; lang?: Language | undefined; text: PortalText };

export function Downloads({ items, lang, text }: Props) {
	const { report, project } = text;
	if (items.length === 0) {
		return (
			<p className="quiet">
				{report.none} {report.noneNext}
			</p>
		);
	}
	return (
		<ul className="screen-list">
			{items.map(({ id, title, isNew, about, dated, at, path }) => (
				<li key={id}>
					<svg className="download-mark" viewBox="0 0 52 52" aria-hidden="true">
						<path fill="var(--ladrillo)" d="M0 0h52v52H0z" />
						<path fill="#fff" d={drop(12, 8, 7, "sw")} />
						<path fill="#fff" d={drop(12, 28, 7, "ne")} />
					</svg>
					<div>
						<h3 lang={lang}>{title}</h3>
						<p className="small quiet">
							{about} · <Dated sentence={dated} at={at} />{" "}
							{isNew && <span className="tag cielo">{project.isNew}</span>}
						</p>
					</div>
					<a className="icon-button" href={path} aria-label={`${report.download}: ${title}`}>
						<Icon name="download" />
					</a>
				</li>
			))}
		</ul>
	);
}
