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
	children: ReactNode;
};

export function Form({ form, words, action, send, labels, submissionKey, children }: Props) {
	return (
		<form method="post" action={action} className="form" data-react="" noValidate>
			<ErrorSummary failure={form.failure} problems={form.problems} words={words} labels={labels} />
			{submissionKey && <input type="hidden" name={submissionKeyName} value={submissionKey} />}
			<p className="small quiet field-wide">{words.legend}</p>
			{children}
			<Trap form={form} label={words.trap} />
			<p className="field-wide">
				<Island
					name="send-button"
					of={SendButton}
					props={{
						send,
						sending: words.sending,
						keepsDraft: true,
						offline: words.offline,
						failed: words.failure,
					}}
				/>
			</p>
		</form>
	);
}

/** Visible only to somebody who filled it in by accident. */
function Trap({ form, label }: { form: FormState; label: string }) {
	const problem = form.problems[trapField];
	return (
		<div className={problem ? "field field-wide" : "visually-hidden"} aria-hidden={!problem}>
			<label htmlFor={trapField}>{label}</label>
			<input
				id={trapField}
				type="text"
				name={trapField}
				tabIndex={problem ? 0 : -1}
				autoComplete="off"
				defaultValue={form.typed[trapField] ?? ""}
			/>
		</div>
	);
}
