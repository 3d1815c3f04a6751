import type { FormsText } from "../../../content/forms/schema.ts";
import type { FormState } from "../../forms/form-state.ts";

/** The law requires this permission; it is never ticked beforehand. */
export function ConsentField({ form, words, policy }: { form: FormState; words: FormsText; policy: string }) {
	const problem = form.problems.consent;
	const { before, link, after } = words.consent;
	return (
		<div className="field field-wide" data-problem={problem ? "" : undefined}>
			<div className="check">
				<input
					id="consent"
					type="checkbox"
					name="consent"
					required
					defaultChecked={form.typed.consent === "on"}
					aria-invalid={problem ? true : undefined}
					aria-describedby={problem ? "consent-problem" : undefined}
				/>
				<label htmlFor="consent">
					{before} <a href={policy}>{link}</a> {after}
				</label>
			</div>
			{problem && (
				<p id="consent-problem" className="field-problem small">
					{problem}
				</p>
			)}
		</div>
	);
}
