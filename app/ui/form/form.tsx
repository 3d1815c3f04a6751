import type { ReactNode } from "react";
import type { FormsText } from "../../../content/forms/schema.ts";
import { type FormState, trapField } from "../../forms/form-state.ts";
import { submissionKeyName } from "../../forms/submission-key.ts";
import { Island } from "../../islands/island.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { SendButton } from "./send-button.tsx";

type Props = {
	form: FormState;
	words: FormsText;
	action: string;
	send: string;
	labels: Readonly<Record<string, string>>;
	submissionKey?: string;
	/** Prefix of its ids where the page has another form. */
	idStart?: string;
	keepsDraft?: boolean;
	hasLegend?: boolean;
	children: ReactNode;
};

export function Form({
	form,
	words,
	action,
	send,
	labels,
	submissionKey,
	idStart = "",
	keepsDraft = true,
	hasLegend = true,
	children,
}: Props) {
	return (
		<form method="post" action={action} className="form" data-react="" noValidate>
			<ErrorSummary formError={form.formError} fieldErrors={form.fieldErrors} words={words} labels={labels} />
			{submissionKey && <input type="hidden" name={submissionKeyName} value={submissionKey} />}
			{hasLegend && <p className="small quiet field-wide">{words.legend}</p>}
			{children}
			<Trap form={form} label={words.trap} id={idStart + trapField} />
			<p className="field-wide">
				<Island
					name="send-button"
					of={SendButton}
					props={{
						send,
						sending: words.sending,
						keepsDraft,
						offline: words.offline,
						failed: words.failure,
					}}
				/>
			</p>
		</form>
	);
}

/** Visible only to somebody who filled it in by accident. */
function Trap({ form, label, id }: { form: FormState; label: string; id: string }) {
	const error = form.fieldErrors[trapField];
	return (
		<div className={error ? "field field-wide" : "visually-hidden"} aria-hidden={!error}>
			<label htmlFor={id}>{label}</label>
			<input
				id={id}
				type="text"
				name={trapField}
				tabIndex={error ? 0 : -1}
				autoComplete="off"
				defaultValue={form.typed[trapField] ?? ""}
			/>
		</div>
	);
}
