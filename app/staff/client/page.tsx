import { industries } from "../../../content/industries/list.ts";
import { portal } from "../../../content/portal/list.ts";
import type { PortalText } from "../../../content/portal/schema.ts";
import { readClientDetails } from "../../../domain/portal/client-portal.ts";
import type { Milestone } from "../../../domain/portal/project.ts";
import type { Language } from "../../../shared/language.ts";
import { projectStatuses } from "../../../shared/project.ts";
import { readOutcome } from "../../forms/answer-intent.server.ts";
import { formOf } from "../../forms/form-state.ts";
import { DoneMessage } from "../../ui/form/done-message.tsx";
import type { DatedText } from "../../ui/near-date/near-date.tsx";
import { nearDates } from "../../ui/near-date/near-dates.server.ts";
import { answerStaffForm } from "../form/staff-form.server.ts";
import { notFound, staffRequest } from "../staff-request.server.ts";
import { momentText } from "../times.server.ts";
import type { Route } from "./+types/page";
import { clientIntents } from "./client-intents.server.ts";
import { DemoForms, ReportForms } from "./demos-and-reports.tsx";
import { AddProject, ProjectForms } from "./project-forms.tsx";

export const handle = { takesFiles: true };

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const { services, db, language, searchParams, to, text } = staffRequest(request, context);
	const { client, projects, demos, reports } = (await readClientDetails(db, params.client)) ?? notFound();
	const { status, ...words } = portal[language].project;
	return {
		text,
		client,
		demos: demos.map(({ id, title }) => ({ id, title })),
		reports: reports.map(({ id, title }) => ({ id, title })),
		done: readOutcome(searchParams, clientIntents) && text.done,
		submissionKey: services.runtime.newId(),
		path: to(`/clients/${encodeURIComponent(client.id)}`),
		projects: projects.map(({ milestones, updates, ...project }) => ({
			...project,
			milestones: milestones.map((milestone) => ({
				id: milestone.id,
				name: milestone.name,
				done: milestone.doneOn !== null,
				when: milestoneDate(words, milestone, services.runtime.now(), language),
			})),
			updates: updates.map(({ id, at, author, text }) => ({
				id,
				text,
				by: `${momentText(at, language)} · ${author}`,
			})),
		})),
		statuses: projectStatuses.map((id) => ({
			id,
			label: id === "waiting" ? text.clients.awaits : status[id],
		})),
		flows: industries.flatMap(({ id, flows, text }) =>
			flows.map((flow) => ({
				id: `${id}/${flow.id}`,
				label: `${text[language].name}: ${flow.text[language].name}`,
			})),
		),
	};
}

function milestoneDate(
	words: Pick<PortalText["project"], "done" | "due">,
	{ dueOn, doneOn }: Pick<Milestone, "dueOn" | "doneOn">,
	now: Date,
	language: Language,
): DatedText | null {
	const date = doneOn ?? dueOn;
	const at = date && nearDates(now, language).day(date);
	return at ? { sentence: doneOn ? words.done : words.due, at } : null;
}

export function action({ params, request, context }: Route.ActionArgs) {
	return answerStaffForm(request, context, clientIntents, params.client);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.client.name }];

export default function ClientPage({ loaderData, actionData }: Route.ComponentProps) {
	const { text, client, path, projects, demos, reports, statuses, flows, done, submissionKey } = loaderData;
	const words = text.clients;
	const form = (intent: string, item = "") => formOf(actionData, intent, { item });
	return (
		<>
			<header className="screen-head">
				<div>
					<h1>{client.name}</h1>
					<p className="intro quiet">{client.subdomain}</p>
				</div>
			</header>
			{done && !actionData && <DoneMessage text={done} />}
			{projects.map((project) => (
				<ProjectForms
					key={project.id}
					project={project}
					text={words}
					path={path}
					submissionKey={submissionKey}
					statuses={statuses}
					formOf={(intent) => form(intent, project.id)}
				/>
			))}
			<div className="client-grid">
				<AddProject text={words} path={path} submissionKey={submissionKey} form={form("add-project")} />
				<DemoForms
					demos={demos}
					flows={flows}
					text={words}
					path={path}
					submissionKey={submissionKey}
					form={form("add-demo")}
				/>
				<ReportForms
					reports={reports}
					text={words}
					path={path}
					submissionKey={submissionKey}
					form={form("add-report")}
				/>
			</div>
		</>
	);
}
