import type { StaffText } from "../../../content/staff/schema.ts";
import type { FormState } from "../../forms/form-state.ts";
import { TextField } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";

type Project = {
	id: string;
	name: string;
	product: string | null;
	responsible: string;
	status: string;
	waitingFor: string | null;
	milestones: readonly { id: string; name: string; when: string; done: boolean }[];
};

type Props = {
	project: Project;
	text: StaffText;
	path: string;
	/** See pressedId. */
	press: string;
	statuses: readonly { id: string; label: string }[];
	formOf(what: string, of: string): FormState;
};

/** What a project's fields are called. */
export function projectLabels({ project, product, responsible, waiting }: StaffText["clients"]) {
	return { name: project, product, responsible, waiting };
}

/** One project of a client: how it stands, its milestones, and what is told of it. */
export function ProjectForms({ project, text, path, press, statuses, formOf }: Props) {
	const { id, name, product, responsible, status, waitingFor, milestones } = project;
	const words = text.clients;
	const own = (field: string) => `${field}-${id}`;
	const sent = formOf("save-project", id);
	const stored = { name, product: product ?? "", responsible, waiting: waitingFor ?? "", status };
	const form = { ...sent, typed: { ...stored, ...sent.typed } };
	const field = (field: keyof typeof stored) => ({ form, name: field, id: own(field) });
	return (
		<section className="panel client-part" aria-labelledby={own("project")}>
			<h2 id={own("project")}>{name}</h2>
			<div className="client-grid">
				<ShortForm
					action={path}
					failure={null}
					refused={{ problems: sent.problems, labels: projectLabels(words), idOf: own }}
					send={words.save}
					look="small"
					values={{ what: "save-project", project: id }}
				>
					<TextField {...field("name")} label={words.project} />
					<TextField {...field("product")} label={words.product} />
					<TextField {...field("responsible")} label={words.responsible} />
					<div className="field">
						<label htmlFor={own("status")}>{words.status}</label>
						<select id={own("status")} name="status" defaultValue={form.typed.status}>
							{statuses.map(({ id, label }) => (
								<option key={id} value={id}>
									{label}
								</option>
							))}
						</select>
					</div>
					<TextField {...field("waiting")} label={words.waiting} />
				</ShortForm>
				<div className="client-part">
					<ul className="room-list">
						{milestones.map((milestone) => (
							<li key={milestone.id}>
								<div>
									<b>{milestone.name}</b>
									<p className="small quiet">{milestone.when}</p>
								</div>
								<ShortForm
									action={path}
									failure={null}
									send={milestone.done ? words.undone : words.done}
									look="small outline"
									values={{
										...{ what: "milestone-done", project: id, milestone: milestone.id },
										done: milestone.done ? "" : "yes",
									}}
								/>
							</li>
						))}
					</ul>
					<ShortForm
						action={path}
						failure={null}
						refused={{
							problems: formOf("add-milestone", id).problems,
							labels: { milestone: words.milestone, due: words.due },
							idOf: own,
						}}
						send={words.addMilestone}
						look="small"
						values={{ press, what: "add-milestone", project: id }}
					>
						<TextField
							form={formOf("add-milestone", id)}
							name="milestone"
							id={own("milestone")}
							label={words.milestone}
						/>
						<TextField
							form={formOf("add-milestone", id)}
							name="due"
							id={own("due")}
							label={words.due}
							type="date"
						/>
					</ShortForm>
					<ShortForm
						action={path}
						failure={null}
						refused={{
							problems: formOf("add-update", id).problems,
							labels: { update: words.update },
							idOf: own,
						}}
						send={words.addUpdate}
						look="small"
						values={{ press, what: "add-update", project: id }}
					>
						<TextField
							form={formOf("add-update", id)}
							name="update"
							id={own("update")}
							label={words.update}
						/>
					</ShortForm>
				</div>
			</div>
		</section>
	);
}
