import type { PortalText } from "../../../content/portal/schema.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { SceneDrawing } from "../../ui/scene/scene.tsx";
import { SceneParts } from "../../ui/scene/scene-parts.tsx";
import { pageScenes } from "../../ui/scene/scene-places.ts";
import type { PortalView } from "./portal-view.server.ts";

export function FirstDay({ view, text, email }: { view: PortalView; text: PortalText; email: string }) {
	const { firstDay } = text;
	return (
		<section className="portal-first-day sol">
			<SceneParts of={[pageScenes.portalFirstDay]} />
			<div className="portal-day-text">
				<p className="portal-welcome">
					<b>{text.welcome}</b> <span>{view.client}</span>
				</p>
				<h1>{view.greeting}</h1>
				<p>{firstDay.intro}</p>
				<ul className="portal-day-steps">
					{firstDay.steps.map(({ title, text }) => (
						<li key={title}>
							<i aria-hidden="true" />
							<b>{title}</b> {text}
						</li>
					))}
				</ul>
				<p>
					<ButtonLink href={`mailto:${email}`}>{text.writeTeam}</ButtonLink>
				</p>
			</div>
			<SceneDrawing {...pageScenes.portalFirstDay} className="portal-day-scene" />
		</section>
	);
}
