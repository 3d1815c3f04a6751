import { portal } from "../../../content/portal/list.ts";
import { useLanguage } from "../../layout/use-language.ts";
import { SceneDrawing } from "../scene/scene.tsx";
import { pageScenes } from "../scene/scene-places.ts";
import { Drawing } from "../shapes/drawing.tsx";
import { drop, rectangle } from "../shapes/outlines.ts";
import type { Shape } from "../shapes/shapes.tsx";

const milestones = [0, 1, 2, 3, 4].map((step) => ({ step, y: 52 * step }));
const project: readonly Shape[] = [
	["noche2", rectangle(18, 20, 6, 230)],
	["ladrillo", rectangle(18, 20, 6, 130)],
	[
		"ladrillo",
		milestones
			.slice(0, 3)
			.map(({ y }) => drop(0, y, 21, "ne"))
			.join(""),
	],
	["sol", drop(0, 156, 21, "ne")],
	["noche2", drop(0, 208, 21, "ne")],
	[
		"papel",
		milestones
			.slice(0, 4)
			.map(({ step, y }) => rectangle(60, y + 16, 130 - 22 * (step % 3), 10))
			.join(""),
	],
	["noche2", rectangle(60, 224, 96, 10)],
];

const bars = [34, 52, 60, 84, 110];
const report: readonly Shape[] = [
	["papel", "M0 0H150A40 40 0 0 1 190 40V250H0z"],
	["ladrillo", `${drop(20, 22, 15, "sw")}`],
	["noche", rectangle(62, 26, 70, 10) + rectangle(62, 44, 46, 8)],
	[
		"cielo2",
		bars
			.slice(0, 4)
			.map((height, index) => rectangle(20 + 31 * index, 230 - height, 22, height))
			.join(""),
	],
	["ladrillo", rectangle(144, 120, 22, 110)],
];

/** What is behind the sign-in. It stands on the lower edge of its ground. */
export function PortalParts() {
	const { sections } = portal[useLanguage()];
	return (
		<div className="portal-parts" aria-hidden="true">
			<p className="portal-part portal-part-project">
				<b>{sections.projects}</b>
				<Drawing size={[190, 250]} shapes={project} />
			</p>
			<p className="portal-part portal-part-demo sol">
				<b>{sections.demos}</b>
				<SceneDrawing {...pageScenes.signIn} />
			</p>
			<p className="portal-part portal-part-report cielo">
				<b>{sections.reports}</b>
				<Drawing size={[190, 250]} shapes={report} />
			</p>
		</div>
	);
}
