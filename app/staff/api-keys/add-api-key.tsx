import type { StaffText } from "../../../content/staff/schema.ts";
import type { FormState } from "../../forms/form-state.ts";
import { TextField } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { Choice } from "../form/choice.tsx";

type Choices = readonly { id: string; label: string }[];

type Props = {
	text: StaffText["apiKeys"];
	path: string;
	form: FormState;
	scopes: Choices;
	lifetimes: Choices;
};

export function AddApiKey({ text, path, form, scopes, lifetimes }: Props) {
	const labels = { name: text.name, scope: text.scope };
	return (
		<section className="panel screen-section" aria-labelledby="add">
			<h2 id="add">{text.add}</h2>
			<ShortForm form={form} labels={labels} action={path} send={text.send} values={{ intent: "add" }}>
				<TextField form={form} name="name" label={text.name} hint={text.nameHint} autoComplete="off" />
				<fieldset className="account-choice" id="scope" tabIndex={-1}>
					<legend className="quiet">{text.scope}</legend>
					{scopes.map(({ id, label }) => (
						<label key={id} className="check">
							<input type="checkbox" name="scope" value={id} />
							<span>{label}</span>
						</label>
					))}
				</fieldset>
				<Choice id="lifetime" label={text.lifetime} value={form.typed.lifetime ?? "90"} options={lifetimes} />
			</ShortForm>
		</section>
	);
}
