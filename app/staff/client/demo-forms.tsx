import type { StaffText } from "../../../content/staff/schema.ts";
import type { FormState } from "../../forms/form-state.ts";
import { submissionKeyName } from "../../forms/submission-key.ts";
import { type Choices, SelectField, TextField } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { Removable } from "./removable.tsx";

type Props = {
	demos: readonly { id: string; title: string }[];
	flows: Choices;
	text: StaffText["clients"];
	path: string;
	submissionKey: string;
	form: FormState;
};

export function DemoForms({ demos, flows, text, path, submissionKey, form }: Props) {
	return (
		<section className="panel panel-part" aria-labelledby="demos">
			<h2 id="demos">{text.addDemo}</h2>
			<Removable items={demos} kind="demo" path={path} words={text} />
			<ShortForm
				form={form}
				labels={{ title: text.demo, flow: text.flow }}
				idOf={(name) => `demo-${name}`}
				action={path}
				send={text.addDemo}
				look="small quiet"
				values={{ [submissionKeyName]: submissionKey, intent: "add-demo" }}
			>
				<TextField form={form} name="title" label={text.demo} id="demo-title" />
				<SelectField form={form} name="flow" id="demo-flow" label={text.flow} options={flows} />
			</ShortForm>
		</section>
	);
}
