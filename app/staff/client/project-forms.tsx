import { submissionKeyName } from "../../forms/submission-key.ts";
import { TextArea, TextField } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { Choice } from "../form/choice.tsx";
import { projectLabels } from "./add-project.tsx";
import { MilestoneForms } from "./milestone-forms.tsx";
import type { ProjectProps } from "./project-props.ts";

type Props = ProjectProps & { statuses: readonly { id: string; label: string }[] };

export function ProjectForms({ statuses, ...props }: Props) {
	const { project, text, path, submissionKey, formOf } = props;
	const { id, name } = project;
	const own = (field: string) => `${field}-${id}`;
	const update = formOf("add-update");
	return (
		<section className="panel panel-part" aria-labelledby={own("project")}>
			<h2 id={own("project")}>{name}</h2>
			<div className="client-grid">
				<SaveProject statuses={statuses} {...props} />
				<div className="panel-part">
					<MilestoneForms {...props} />
					<ShortForm
						form={update}
						labels={{ update: text.update }}
						idOf={own}
						action={path}
						send={text.addUpdate}
						look="small quiet"
						values={{ [submissionKeyName]: submissionKey, intent: "add-update", project: id }}
					>
						<TextArea form={update} name="update" id={own("update")} label={text.update} rows={2} />
					</ShortForm>
				</div>
			</div>
		</section>
	);
}

function SaveProject({ project, text, path, statuses, formOf }: Props) {
	const { id, name, product, responsible, status, waitingFor } = project;
	const own = (field: string) => `${field}-${id}`;
	const sent = formOf("save-project");
	const stored = { name, product: product ?? "", responsible, waiting: waitingFor ?? "", status };
	const form = { ...sent, typed: { ...stored, ...sent.typed } };
	return (
		<ShortForm
			form={sent}
			labels={projectLabels(text)}
			idOf={own}
			action={path}
			send={text.save}
			look="small quiet"
			values={{ intent: "save-project", project: id }}
		>
			<TextField form={form} name="name" id={own("name")} label={text.project} />
			<TextField form={form} name="product" id={own("product")} label={text.product} />
			<TextField form={form} name="responsible" id={own("responsible")} label={text.responsible} />
			<Choice
				id={own("status")}
				name="status"
				label={text.status}
				value={form.typed.status}
				options={statuses}
			/>
			<TextArea form={form} name="waiting" id={own("waiting")} label={text.waiting} rows={2} />
		</ShortForm>
	);
}
