import { submissionKeyName } from "../../forms/submission-key.ts";
import { type Choices, SelectField, TextArea, TextField } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { projectLabels } from "./add-project.tsx";
import { MilestoneForms } from "./milestone-forms.tsx";
import type { ProjectProps } from "./project-props.ts";

type Props = ProjectProps & { statuses: Choices };

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
	const form = formOf("save-project");
	return (
		<ShortForm
			form={form}
			labels={projectLabels(text)}
			idOf={own}
			action={path}
			send={text.save}
			look="small quiet"
			values={{ intent: "save-project", project: id }}
		>
			<TextField form={form} name="name" value={name} id={own("name")} label={text.project} />
			<TextField form={form} name="product" value={product ?? ""} id={own("product")} label={text.product} />
			<TextField
				form={form}
				name="responsible"
				value={responsible}
				id={own("responsible")}
				label={text.responsible}
			/>
			<SelectField
				form={form}
				name="status"
				value={status}
				id={own("status")}
				label={text.status}
				options={statuses}
			/>
			<TextArea
				form={form}
				name="waiting"
				value={waitingFor ?? ""}
				id={own("waiting")}
				label={text.waiting}
				rows={2}
			/>
		</ShortForm>
	);
}
