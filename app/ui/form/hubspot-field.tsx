import type { FormsText } from "../../../content/forms/schema.ts";
import type { FormState } from "../../forms/form-state.ts";

export function HubspotField({ form, words }: { form: FormState; words: FormsText }) {
	return (
		<div className="field field-wide">
			<div className="check">
				<input id="hubspot" type="checkbox" name="hubspot" defaultChecked={form.typed.hubspot === "on"} />
				<label htmlFor="hubspot">{words.hubspot.label}</label>
			</div>
		</div>
	);
}
