import type { ReactNode } from "react";
import type { FormsText } from "../../../content/forms/schema.ts";
import { type FormState, trapField } from "../../forms/form-state.ts";
import { Button } from "../button/button.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { useDraft } from "./use-draft.ts";
import { useSending } from "./use-sending.ts";

type Props = {
	form: FormState;
	words: FormsText;
	action: string;
	send: string;
	/** The fields' names. */
	labels: Readonly<Record<string, string>>;
	children: ReactNode;
};

/** A plain HTML form: the server answers with a page. React says that it is on its way, and takes it to the page's twin. */
export function Form({ form, words, action, send, labels, children }: Props) {
	const [sending, setSending] = useSending();
	const draft = useDraft();
	return (
		<form
			ref={draft}
			method="post"
			action={action}
			className="form"
			data-react=""
			noValidate
			onSubmit={() => setSending(true)}
		>
			<ErrorSummary form={form} words={words} labels={labels} />
			<p className="small quiet field-wide">{words.legend}</p>
			{children}
			<Trap form={form} label={words.trap} />
			<p className="field-wide">
				<Button type="submit" disabled={sending}>
					{sending ? words.sending : send}
				</Button>
			</p>
		</form>
	);
}

/** Seen only by somebody who filled it in by accident. */
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
