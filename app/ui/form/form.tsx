import { type ReactNode, useEffect, useRef } from "react";
import { Form as RouterForm, useNavigation } from "react-router";
import type { FormsText } from "../../../content/forms/schema.ts";
import { type FormState, trapField } from "../../forms/form-state.ts";
import { Button } from "../button/button.tsx";
import { ErrorSummary } from "./error-summary.tsx";

type Props = {
	form: FormState;
	words: FormsText;
	action: string;
	send: string;
	/** The fields' names. */
	labels: Readonly<Record<string, string>>;
	children: ReactNode;
};

/** A form that works as plain HTML; with React it says that it is sending and keeps the page where it is. */
export function Form({ form, words, action, send, labels, children }: Props) {
	const sending = useNavigation().state === "submitting";
	const summary = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (form.failure || Object.keys(form.problems).length > 0) summary.current?.focus();
	}, [form]);
	return (
		<RouterForm method="post" action={action} className="form" data-react="" noValidate preventScrollReset>
			<ErrorSummary ref={summary} form={form} words={words} labels={labels} />
			<p className="small quiet field-wide">{words.legend}</p>
			{children}
			<Trap form={form} label={words.trap} />
			<p className="field-wide">
				<Button type="submit" disabled={sending}>
					{sending ? words.sending : send}
				</Button>
			</p>
		</RouterForm>
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
				name={trapField}
				tabIndex={problem ? 0 : -1}
				autoComplete="off"
				defaultValue={form.typed[trapField] ?? ""}
			/>
		</div>
	);
}
