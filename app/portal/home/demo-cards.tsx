import type { PortalText } from "../../../content/portal/schema.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { IndustryPicture } from "../../ui/industry-picture/industry-picture.tsx";
import type { Portal } from "./portal-of.server.ts";

type Props = { demos: Portal["demos"]; text: PortalText["demo"]; ask: string };

export function DemoCards({ demos, text, ask }: Props) {
	return (
		<ul className="demo-cards">
			{demos.map(({ id, title, description, path, industry }) => (
				<li key={id}>
					<a className="demo-card" href={path}>
						<IndustryPicture industry={industry} />
						<h3>{title}</h3>
						<p className="quiet">{description}</p>
						<p className="demo-card-open">{text.open}</p>
					</a>
				</li>
			))}
			<li className="panel panel-empty">
				<h3>{demos.length > 0 ? text.missing : text.none}</h3>
				<p className="quiet">{text.missingNext}</p>
				<ButtonLink look="small" href={ask}>
					{text.ask}
				</ButtonLink>
			</li>
		</ul>
	);
}
