import { industries } from "../../../content/industries/list.ts";
import type { Language } from "../../../content/language.ts";
import { portal } from "../../../content/portal/list.ts";
import type { PortalText } from "../../../content/portal/schema.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import { findClient } from "../../../domain/accounts/client-store.ts";
import { demosOf } from "../../../domain/portal/demo-store.ts";
import { type Milestone, projectStatuses } from "../../../domain/portal/project.ts";
import { projectsOf } from "../../../domain/portal/project-store.ts";
import { reportsOf } from "../../../domain/portal/report-store.ts";
import { emptyForm, type FormState } from "../../forms/form-state.ts";
import { AskFirst } from "../../ui/ask-first/ask-first.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { doneOf, notThere, staffRoom } from "../staff-room.server.ts";
import { dateText } from "../times.server.ts";
import type { Route } from "./+types/page";
import { changeClient, clientChanges } from "./change-client.server.ts";
import { ProjectForms, projectLabels } from "./project-forms.tsx";

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const { services, db, language, searchParams, to, text } = staffRoom(request, context);
	const client = await findClient(db, "id", params.client);
	if (!client) return notThere();
	return {
		...{ text, client, done: doneOf(searchParams, clientChanges), press: services.runtime.newId() },
		path: to(`/clients/${encodeURIComponent(client.id)}`),
		projects: (await projectsOf(db, client.id)).map(({ milestones, ...project }) => ({
			...project,
			milestones: milestones.map(({ id, name, dueOn, doneOn }) => ({
				...{ id, name, done: doneOn !== null },
				when: milestoneText(portal[language].project, { dueOn, doneOn }, language),
			})),
		})),
		demos: (await demosOf(db, client.id)).map(({ id, title }) => ({ id, title })),
		reports: (await reportsOf(db, client.id)).map(({ id, title }) => ({ id, title })),
		statuses: projectStatuses.map((id) => ({ id, label: portal[language].project.status[id] })),
		flows: industries.flatMap(({ id, flows, text }) =>
			flows.map((flow) => ({
				id: `${id}/${flow.id}`,
				label: `${text[language].name}: ${flow.text[language].name}`,
			})),
		),
	};
}

/** When a milestone was reached, or is to be; nothing where it has no date. */
function milestoneText(
	words: PortalText["project"],
	{ dueOn, doneOn }: Pick<Milestone, "dueOn" | "doneOn">,
	language: Language,
): string {
	const date = doneOn ?? dueOn;
	return date ? (doneOn ? words.done : words.due).replace("{date}", dateText(date, language)) : "";
}

export async function action({ params, request, context }: Route.ActionArgs) {
	return changeClient(request, context, params.client);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.client.name }];

export default function ClientRoom({ loaderData, actionData }: Route.ComponentProps) {
	const { text, client, path, projects, demos, reports, statuses, flows, done, press } = loaderData;
	const words = text.clients;
	const formOf = (what: string, of = "") =>
		actionData?.what === what && actionData.of === of ? actionData.form : emptyForm;
	return (
		<>
			<header className="room-head">
				<div>
					<h1>{client.name}</h1>
					<p className="lead quiet">{client.subdomain}</p>
				</div>
			</header>
			{done && !actionData && (
				<p className="alert alert-done" role="status">
					<b>{text.done}</b>
				</p>
			)}
			{projects.map((project) => (
				<ProjectForms key={project.id} {...{ project, text, path, press, statuses, formOf }} />
			))}
			<div className="client-grid">
				<section className="panel client-part" aria-labelledby="add-project">
					<h2 id="add-project">{words.addProject}</h2>
					<ShortForm
						action={path}
						failure={null}
						refused={{ problems: formOf("add-project").problems, labels: projectLabels(words) }}
						send={words.addProject}
						look="small"
						values={{ press, what: "add-project" }}
					>
						<TextField form={formOf("add-project")} name="name" label={words.project} />
						<TextField form={formOf("add-project")} name="product" label={words.product} />
						<TextField form={formOf("add-project")} name="responsible" label={words.responsible} />
					</ShortForm>
				</section>
				<section className="panel client-part" aria-labelledby="demos">
					<h2 id="demos">{words.addDemo}</h2>
					<Removable items={demos} kind="demo" path={path} words={words} />
					<ShortForm
						action={path}
						failure={null}
						refused={{
							problems: formOf("add-demo").problems,
							labels: { title: words.demo, flow: words.flow },
							idOf: (name) => `demo-${name}`,
						}}
						send={words.addDemo}
						look="small"
						values={{ press, what: "add-demo" }}
					>
						<TextField form={formOf("add-demo")} name="title" label={words.demo} id="demo-title" />
						<div className="field">
							<label htmlFor="demo-flow">{words.flow}</label>
							<select id="demo-flow" name="flow" defaultValue={formOf("add-demo").typed.flow}>
								{flows.map(({ id, label }) => (
									<option key={id} value={id}>
										{label}
									</option>
								))}
							</select>
						</div>
					</ShortForm>
				</section>
				<section className="panel client-part" aria-labelledby="reports">
					<h2 id="reports">{words.addReport}</h2>
					<Removable items={reports} kind="report" path={path} words={words} />
					<ShortForm
						upload
						action={path}
						failure={null}
						refused={{
							problems: formOf("add-report").problems,
							labels: { title: words.report, file: words.file },
							idOf: (name) => `report-${name}`,
						}}
						send={words.addReport}
						look="small"
						values={{ press, what: "add-report" }}
					>
						<TextField form={formOf("add-report")} name="title" label={words.report} id="report-title" />
						<FileField form={formOf("add-report")} label={words.file} hint={words.fileHint} />
					</ShortForm>
				</section>
			</div>
		</>
	);
}

function FileField({ form, label, hint }: { form: FormState; label: string; hint: string }) {
	const problem = form.problems.file;
	return (
		<div className="field" data-problem={problem ? "" : undefined}>
			<label htmlFor="report-file">{label}</label>
			<p id="report-file-hint" className="small quiet">
				{hint}
			</p>
			<input
				id="report-file"
				type="file"
				name="file"
				accept="application/pdf"
				aria-invalid={problem ? true : undefined}
				aria-describedby={problem ? "report-file-hint report-file-problem" : "report-file-hint"}
			/>
			{problem && (
				<p id="report-file-problem" className="field-problem small">
					{problem}
				</p>
			)}
		</div>
	);
}

type RemovableProps = {
	items: readonly { id: string; title: string }[];
	kind: "demo" | "report";
	path: string;
	words: StaffText["clients"];
};

function Removable({ items, kind, path, words }: RemovableProps) {
	return (
		<ul className="room-list">
			{items.map(({ id, title }) => (
				<li key={id}>
					<div>
						<b>{title}</b>
					</div>
					<AskFirst what={words.remove} ask={words.removeAsk[kind].replace("{title}", title)}>
						<ShortForm
							action={path}
							failure={null}
							send={words.removeSure}
							look="small"
							values={{ what: `remove-${kind}`, [kind]: id }}
						/>
					</AskFirst>
				</li>
			))}
		</ul>
	);
}
