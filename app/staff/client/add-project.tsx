import type { StaffText } from "../../../content/staff/schema.ts";
import type { FormState } from "../../forms/form-state.ts";
import { submissionKeyName } from "../../forms/submission-key.ts";
import { TextField } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";

type Props = {
	text: StaffText["clients"];
	path: string;
	submissionKey: string;
	form: FormState;
};

export function AddProject({ text, path, submissionKey, form }: Props) {
	return (
		<section className="panel panel-part" aria-labelledby="add-project">
			<h2 id="add-project">{text.addProject}</h2>
			<ShortForm
				form={form}
				labels={projectLabels(text)}
				action={path}
				send={text.addProject}
				look="small"
				values={{ [submissionKeyName]: submissionKey, intent: "add-project" }}
			>
				<TextField form={form} name="name" label={text.project} />
				<TextField form={form} name="product" label={text.product} />
				<TextField form={form} name="responsible" label={text.responsible} />
			</ShortForm>
		</section>
	);
}

export function projectLabels({ project, product, responsible, waiting }: StaffText["clients"]) {
	return { name: project, product, responsible, waiting };
}
