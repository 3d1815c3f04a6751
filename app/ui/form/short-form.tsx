import type { ReactNode } from "react";
import { Form } from "react-router";
import { forms } from "../../../content/forms/list.ts";
import { emptyForm, type FormState } from "../../forms/form-state.ts";
import { submissionKeyName } from "../../forms/submission-key.ts";
import { Island } from "../../islands/island.tsx";
import { useLanguage } from "../../layout/use-language.ts";
import type { ButtonLook } from "../button/button.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { SendButton } from "./send-button.tsx";

type Props = {
	action?: string;
	form?: Pick<FormState, "fieldErrors" | "formError">;
	/** The names of its fields, for the list of what is wrong. */
	labels?: Readonly<Record<string, string>>;
	/** A field's id, where another field of the page has the same name. */
	idOf?: (name: string) => string;
	send: string;
	sending?: string;
	/** Shown when the site could not be reached, in place of the general words. */
	networkFailure?: string;
	look?: ButtonLook;
	upload?: boolean;
	reloadDocument?: boolean;
	hiddenFields?: Readonly<Record<string, string>>;
	children?: ReactNode;
};

export function ShortForm({
	action,
	form = emptyForm,
	labels = {},
	idOf,
	send,
	sending = send,
	networkFailure,
	look,
	upload,
	reloadDocument,
	hiddenFields = {},
	children,
}: Props) {
	const words = forms[useLanguage()];
	return (
		<Form
			method="post"
			action={action}
			reloadDocument={reloadDocument}
			discover="none"
			encType={upload ? "multipart/form-data" : undefined}
			// Browsers would put typed text back into a page with another key, which stores it twice.
			autoComplete={submissionKeyName in hiddenFields ? "off" : undefined}
			className="short-form"
			data-react=""
			noValidate
		>
			<ErrorSummary fieldErrors={form.fieldErrors} formError={form.formError} {...{ labels, idOf, words }} />
			{Object.entries(hiddenFields).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{children}
			<p>
				<Island
					name="send-button"
					of={SendButton}
					props={{
						send,
						sending,
						look,
						spinner: true,
						offline: words.offline,
						failed: networkFailure ?? words.failure,
					}}
				/>
			</p>
		</Form>
	);
}
