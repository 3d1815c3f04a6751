import type { PortalText } from "../../../content/portal/schema.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { SceneDrawing } from "../../ui/scene/scene.tsx";
import type { PortalView } from "./portal-view.server.ts";

type Props = {
	demos: PortalView["demos"];
	lang: PortalView["lang"];
	text: PortalText["demo"];
	ask: string;
};

export function DemoCards({ demos, lang, text, ask }: Props) {
	if (demos.length === 0) {
		return (
			<div className="panel panel-empty">
				<Ask title={text.none} text={text} ask={ask} />
			</div>
		);
	}
	return (
		<ul className="portal-demos">
			{demos.map(({ id, title, description, path, scene }) => (
				<li key={id}>
					<a className="portal-demo" href={path}>
						<SceneDrawing {...scene} />
						<h3 lang={lang}>{title}</h3>
						<p className="quiet">{description}</p>
						<p className="portal-demo-open">{text.open}</p>
					</a>
				</li>
			))}
			<li className="panel panel-empty">
				<Ask title={text.missing} text={text} ask={ask} />
			</li>
		</ul>
	);
}

function Ask({ title, text, ask }: Pick<Props, "text" | "ask"> & { title: string }) {
	return (
		<>
			<h3>{title}</h3>
			<p className="quiet">{text.missingNext}</p>
			<ButtonLink look="small outline" href={ask}>
				{text.ask}
			</ButtonLink>
		</>
	);
}
