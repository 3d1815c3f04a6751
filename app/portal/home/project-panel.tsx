import { percentSign } from "../../../content/locale.ts";
import type { PortalText } from "../../../content/portal/schema.ts";
import { useLanguage } from "../../layout/use-language.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Dated, NearDate } from "../../ui/near-date/near-date.tsx";
import type { PortalView, ProjectView } from "./portal-view.server.ts";

const looks = { planned: "tag", active: "tag", waiting: "tag sol", done: "tag tag-ok" };

type Props = {
	project: ProjectView;
	lang: PortalView["lang"];
	text: PortalText["project"];
	email: string;
};

export function ProjectPanel({ project, lang, text, email }: Props) {
	const { id, name, about, status, statusText, milestones, waitingFor, updates } = project;
	const subject = encodeURIComponent(name);
	return (
		<article className="panel project" id={`project-${id}`} aria-labelledby={`project-title-${id}`}>
			<header>
				<div>
					<p className={looks[status]}>{statusText}</p>
					<h2 id={`project-title-${id}`} lang={lang}>
						{name}
					</h2>
					<p className="quiet">{about}</p>
				</div>
				<Progress progress={project.progress} text={text} />
			</header>
			<ol className="milestones">
				{milestones.map(({ id, name, state, date }) => (
					<li key={id} data-state={state} aria-current={state === "now" ? "step" : undefined}>
						<i aria-hidden="true" />
						<b lang={lang}>{name}</b>
						<span className="quiet">{date && <Dated {...date} />}</span>
						{state === "now" && <span className="visually-hidden">. {text.current}</span>}
					</li>
				))}
			</ol>
			{waitingFor && (
				<p className="project-waiting sol">
					<span>
						<b>{text.waiting}</b> <span lang={lang}>{waitingFor}</span>
					</span>
					<ButtonLink look="small" href={`mailto:${email}?subject=${subject}`}>
						{text.reply}
					</ButtonLink>
				</p>
			)}
			<ProjectUpdates updates={updates} lang={lang} text={text} />
		</article>
	);
}

/** While nothing is done the milestones say more than 0 %. */
function Progress({ progress, text }: { progress: number; text: Props["text"] }) {
	const percent = percentSign[useLanguage()];
	if (progress === 0) return null;
	return (
		<p className="project-progress">
			<span className="visually-hidden">{text.progress}: </span>
			{progress}
			<small>{percent}</small>
		</p>
	);
}

type ProjectUpdatesProps = {
	updates: ProjectView["updates"];
	lang: PortalView["lang"];
	text: PortalText["project"];
};

function ProjectUpdates({ updates, lang, text }: ProjectUpdatesProps) {
	if (updates.length === 0) return null;
	return (
		<section className="project-updates">
			<h3>{text.latest}</h3>
			<ol>
				{updates.map(({ id, author, at, text: update, isNew }) => (
					<li key={id}>
						<p className="small quiet">
							<b>{author}</b>, <NearDate at={at} /> {isNew && <span className="tag cielo">{text.isNew}</span>}
						</p>
						<p className="project-update noche" lang={lang}>
							{update}
						</p>
					</li>
				))}
			</ol>
		</section>
	);
}
