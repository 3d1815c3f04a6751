import { type ReactNode, useEffect, useRef, useState } from "react";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import type { FormState } from "../../forms/form-state.ts";
import { submissionKeyName } from "../../forms/submission-key.ts";
import { SelectField, type SelectOptions, TextArea, TextField } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { Dated, type DatedText } from "../../ui/near-date/near-date.tsx";

type Project = {
	id: string;
	name: string;
	product: string | null;
	responsible: string;
	status: string;
	waitingFor: string | null;
	milestones: readonly { id: string; name: string; when: DatedText | null; done: boolean }[];
	updates: readonly { id: string; text: string; by: string }[];
};

type ProjectProps = {
	project: Project;
	text: StaffText["clients"];
	path: string;
	submissionKey: string;
	formOf(intent: string): FormState;
};

type Props = ProjectProps & { statuses: SelectOptions };

export function ProjectForms({ statuses, ...props }: Props) {
	const { project, text, path, submissionKey, formOf } = props;
	const { id, name, updates } = project;
	const idOf = (field: string) => `${field}-${id}`;
	const update = formOf("add-update");
	const statusText = statuses.find(({ id }) => id === project.status)?.label;
	const saysWhat = project.status === "waiting" && project.waitingFor;
	return (
		<section className="panel panel-part" aria-labelledby={idOf("project")}>
			<h2 id={idOf("project")}>{name}</h2>
			<div className="client-grid">
				<div className="panel-part">
					<p>
						{[project.product, project.responsible, !saysWhat && statusText].filter(Boolean).join(" · ")}
						{project.waitingFor && (
							<>
								<br />
								<b>{fillBlanks(text.awaitsWhat, { what: project.waitingFor })}</b>
							</>
						)}
					</p>
					<ClosedForm name={text.editProject} form={formOf("save-project")}>
						<SaveProject statuses={statuses} {...props} />
					</ClosedForm>
				</div>
				<div className="panel-part">
					<MilestoneForms {...props} />
					<ul className="screen-list">
						{updates.map(({ id, text, by }) => (
							<li key={id}>
								<div>
									<p className="screen-message">{text}</p>
									<p className="small quiet">{by}</p>
								</div>
							</li>
						))}
					</ul>
					<ClosedForm name={text.newUpdate} form={update}>
						<ShortForm
							form={update}
							labels={{ update: text.update }}
							idOf={idOf}
							action={path}
							send={text.addUpdate}
							look="small quiet"
							hiddenFields={{ [submissionKeyName]: submissionKey, intent: "add-update", project: id }}
						>
							<TextArea form={update} name="update" id={idOf("update")} label={text.update} rows={2} />
						</ShortForm>
					</ClosedForm>
				</div>
			</div>
		</section>
	);
}

type ClosedFormProps = { name: string; form: FormState; children: ReactNode };

function ClosedForm({ name, form, children }: ClosedFormProps) {
	const details = useRef<HTMLDetailsElement>(null);
	const isRefused = form.formError !== null || Object.keys(form.fieldErrors).length > 0;
	const [isOpenAtFirst] = useState(isRefused);
	useEffect(() => {
		if (isRefused && details.current) details.current.open = true;
	}, [isRefused]);
	return (
		<details className="client-form" ref={details} open={isOpenAtFirst}>
			<summary className="button small quiet">{name}</summary>
			{children}
		</details>
	);
}

function SaveProject({ project, text, path, statuses, formOf }: Props) {
	const { id, name, product, responsible, status, waitingFor } = project;
	const idOf = (field: string) => `${field}-${id}`;
	const form = formOf("save-project");
	const labels = projectLabels(text);
	const field = (name: keyof typeof labels) => ({ form, name, id: idOf(name), label: labels[name] });
	return (
		<ShortForm
			form={form}
			labels={labels}
			idOf={idOf}
			action={path}
			send={text.save}
			look="small quiet"
			hiddenFields={{ intent: "save-project", project: id }}
		>
			<TextField {...field("name")} value={name} />
			<TextField {...field("product")} value={product ?? ""} />
			<TextField {...field("responsible")} value={responsible} />
			<SelectField
				form={form}
				name="status"
				value={status}
				id={idOf("status")}
				label={text.status}
				options={statuses}
			/>
			<TextArea {...field("waiting")} value={waitingFor ?? ""} rows={2} />
		</ShortForm>
	);
}

type AddProjectProps = {
	text: StaffText["clients"];
	path: string;
	submissionKey: string;
	form: FormState;
};

export function AddProject({ text, path, submissionKey, form }: AddProjectProps) {
	return (
		<section className="panel panel-part" aria-labelledby="add-project">
			<h2 id="add-project">{text.addProject}</h2>
			<ShortForm
				form={form}
				labels={projectLabels(text)}
				action={path}
				send={text.addProject}
				look="small"
				hiddenFields={{ [submissionKeyName]: submissionKey, intent: "add-project" }}
			>
				<TextField form={form} name="name" label={text.project} />
				<TextField form={form} name="product" label={text.product} />
				<TextField form={form} name="responsible" label={text.responsible} />
			</ShortForm>
		</section>
	);
}

function projectLabels({ project, product, responsible, waiting }: StaffText["clients"]) {
	return { name: project, product, responsible, waiting };
}

function MilestoneForms({ project, text, path, submissionKey, formOf }: ProjectProps) {
	const { id, milestones } = project;
	const form = formOf("add-milestone");
	const idOf = (field: string) => `${field}-${id}`;
	return (
		<>
			<ul className="screen-list client-milestones">
				{milestones.map((milestone) => (
					<Milestone key={milestone.id} project={id} milestone={milestone} text={text} path={path} />
				))}
			</ul>
			<ClosedForm name={text.newMilestone} form={form}>
				<ShortForm
					form={form}
					labels={{ milestone: text.milestone, due: text.due }}
					idOf={idOf}
					action={path}
					send={text.addMilestone}
					look="small quiet"
					hiddenFields={{ [submissionKeyName]: submissionKey, intent: "add-milestone", project: id }}
				>
					<TextField form={form} name="milestone" id={idOf("milestone")} label={text.milestone} />
					<TextField form={form} name="due" id={idOf("due")} label={text.due} type="date" />
				</ShortForm>
			</ClosedForm>
		</>
	);
}

type MilestoneProps = {
	project: string;
	milestone: ProjectProps["project"]["milestones"][number];
	text: StaffText["clients"];
	path: string;
};

function Milestone({ project, milestone, text, path }: MilestoneProps) {
	const { id, name, when, done } = milestone;
	return (
		<li>
			<div>
				<b>{name}</b>
				<p className="small quiet">{when && <Dated {...when} />}</p>
			</div>
			<ShortForm
				action={path}
				send={done ? text.undone : text.done}
				look="small quiet"
				hiddenFields={{ intent: "milestone-done", project, milestone: id, done: done ? "" : "yes" }}
			/>
		</li>
	);
}
