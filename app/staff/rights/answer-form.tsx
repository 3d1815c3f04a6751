import type { StaffText } from "../../../content/staff/schema.ts";
import type { FormState } from "../../forms/form-state.ts";
import { SelectField, TextArea } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";

type Props = {
	request: { id: string; noteHint: string };
	path: string;
	text: StaffText["rights"];
	form: FormState;
};

export function AnswerForm({ request: { id, noteHint }, path, text, form }: Props) {
	return (
		<ShortForm
			form={form}
			labels={{ result: text.result, note: text.note }}
			idOf={(name) => `${id}-${name}`}
			action={path}
			send={text.answer}
			look="small quiet"
			values={{ request: id }}
		>
			<SelectField
				form={form}
				name="result"
				id={`${id}-result`}
				label={text.result}
				choose={text.choose}
				options={text.results}
			/>
			<TextArea form={form} name="note" id={`${id}-note`} label={text.note} hint={noteHint} rows={4} />
		</ShortForm>
	);
}
