import type { ConsentText, FormsText } from "../../../content/forms/schema.ts";
import type { FormState } from "../../forms/form-state.ts";

type Props = { form: FormState; text: ConsentText; policy: string; id?: string };

/** The law requires this consent; it is never ticked beforehand. */
export function ConsentField({ form, text, policy, id = "consent" }: Props) {
	const error = form.fieldErrors.consent;
	const { before, link, after } = text;
	return (
		<div className="field field-wide" data-problem={error ? "" : undefined}>
			<div className="check">
				<input
					id={id}
					type="checkbox"
					name="consent"
					required
					defaultChecked={form.typed.consent === "on"}
					aria-invalid={error ? true : undefined}
					aria-describedby={error ? `${id}-problem` : undefined}
				/>
				<label htmlFor={id}>
					{before} <a href={policy}>{link}</a> {after}
				</label>
			</div>
			{error && (
				<p id={`${id}-problem`} className="field-problem small">
					{error}
				</p>
			)}
		</div>
	);
}

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
