import { SceneDrawing } from "../../ui/scene/scene.tsx";
import { SceneParts } from "../../ui/scene/scene-parts.tsx";
import type { DemoData, DemoStepData } from "./demo-data.server.ts";

type Props = { text: DemoData["text"]; step: DemoStepData; scene: DemoData["scene"] };

export function Systems({ text, step, scene }: Props) {
	return (
		<div className="demo-systems noche">
			<section aria-labelledby="systems">
				<h2 id="systems">{text.systems}</h2>
				<ul>
					{step.systems.map(({ name, status, doing }) => (
						<li key={name}>
							<h3>{name}</h3>
							<p className="demo-system-status small" data-status={status}>
								{status === "active" ? text.active : text.demo}
							</p>
							<p className={doing ? "demo-doing" : "demo-doing quiet"}>{doing ?? text.waiting}</p>
						</li>
					))}
				</ul>
			</section>
			<section aria-labelledby="next-actions">
				<h2 id="next-actions">{text.nextActions}</h2>
				<ol className="demo-next">
					{step.next.map((action) => (
						<li key={action}>{action}</li>
					))}
				</ol>
			</section>
			<SceneParts of={[scene]} />
			<SceneDrawing {...scene} />
		</div>
	);
}
