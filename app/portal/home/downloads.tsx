import type { Language } from "../../../content/language.ts";
import type { PortalText } from "../../../content/portal/schema.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { drop } from "../../ui/shapes/drop.ts";

type Item = { id: string; title: string; about: string; path: string };

export function Downloads({
	items,
	spoken,
	text,
}: {
	items: readonly Item[];
	spoken?: Language | undefined;
	text: PortalText["report"];
}) {
	if (items.length === 0) {
		return (
			<div className="panel panel-empty">
				<h3>{text.none}</h3>
				<p className="quiet">{text.noneNext}</p>
			</div>
		);
	}
	return (
		<ul className="panel screen-list">
			{items.map(({ id, title, about, path }) => (
				<li key={id}>
					<svg className="download-mark" viewBox="0 0 52 52" aria-hidden="true">
						<path fill="var(--ladrillo)" d="M0 0h52v52H0z" />
						<path fill="#fff" d={drop(12, 8, 7, "sw")} />
						<path fill="#fff" d={drop(12, 28, 7, "ne")} />
					</svg>
					<div>
						<h3 lang={spoken}>{title}</h3>
						<p className="small quiet">{about}</p>
					</div>
					<ButtonLink look="small outline" href={path} aria-label={`${text.download}: ${title}`}>
						<Icon name="download" />
						{text.download}
					</ButtonLink>
				</li>
			))}
		</ul>
	);
}
