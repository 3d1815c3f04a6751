import { percentSign } from "../../../content/locale.ts";
import type { PortalText } from "../../../content/portal/schema.ts";
import { useLanguage } from "../../layout/use-language.ts";
import type { PortalView } from "./portal-view.server.ts";

type Project = PortalView["projects"][number];

const looks = { planned: "tag", active: "tag sol", waiting: "tag tag-problem", done: "tag tag-ok" };

export function ProjectPanel({
	project,
	spoken,
	text,
}: {
	project: Project;
	spoken: PortalView["spoken"];
	text: PortalText["project"];
}) {
	const { id, name, about, status, statusText, progress, milestones, waitingFor, latest } = project;
	return (
		<article className="panel project" aria-labelledby={`project-${id}`}>
			<header>
				<div>
					<p className={looks[status]}>{statusText}</p>
					<h2 id={`project-${id}`} lang={spoken}>
						{name}
					</h2>
					<p className="quiet">{about}</p>
				</div>
				<p className="project-progress">
					<span className="visually-hidden">{text.progress}: </span>
					{progress}
					<small>{percentSign[useLanguage()]}</small>
				</p>
			</header>
			<ol className="milestones">
				{milestones.map(({ id, name, state, when }) => (
					<li key={id} data-state={state} aria-current={state === "now" ? "step" : undefined}>
						<i aria-hidden="true" />
						<b lang={spoken}>{name}</b>
						<span className="quiet">{when}</span>
						{state === "now" && <span className="visually-hidden">. {text.current}</span>}
					</li>
				))}
			</ol>
			{waitingFor && (
				<p className="alert project-waiting">
					<b>{text.waiting}</b> <span lang={spoken}>{waitingFor}</span>
				</p>
			)}
			{latest && (
				<p className="project-latest">
					<b>{text.latest}:</b> <span lang={spoken}>{latest.text}</span>{" "}
					<span className="quiet small">{latest.about}</span>
				</p>
			)}
		</article>
	);
}
