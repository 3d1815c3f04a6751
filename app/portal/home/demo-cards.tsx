import type { PortalText } from "../../../content/portal/schema.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { SceneDrawing } from "../../ui/scene/scene.tsx";
import { SceneParts } from "../../ui/scene/scene-parts.tsx";
import { sceneAt } from "../../ui/scene/scene-places.ts";
import type { PortalView } from "./portal-view.server.ts";

type Props = {
	demos: PortalView["demos"];
	spoken: PortalView["spoken"];
	text: PortalText["demo"];
	ask: string;
};

export function DemoCards({ demos, spoken, text, ask }: Props) {
	if (demos.length === 0) {
		return (
			<div className="panel panel-empty">
				<Ask title={text.none} text={text} ask={ask} />
			</div>
		);
	}
	const scenes = demos.map(({ industry }, index) => {
		const before = demos.slice(0, index).filter((one) => one.industry === industry);
		return sceneAt("portal", industry, before.length);
	});
	return (
		<>
			<SceneParts of={scenes} />
			<ul className="portal-demos">
				{demos.map(({ id, title, description, path }, index) => (
					<li key={id}>
						<a className="portal-demo" href={path}>
							{scenes[index] && <SceneDrawing {...scenes[index]} />}
							<h3 lang={spoken}>{title}</h3>
							<p className="quiet">{description}</p>
							<p className="portal-demo-open">{text.open}</p>
						</a>
					</li>
				))}
				<li className="panel panel-empty">
					<Ask title={text.missing} text={text} ask={ask} />
				</li>
			</ul>
		</>
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
