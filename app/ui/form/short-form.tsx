import type { ReactNode } from "react";
import { Form } from "react-router";
import { forms } from "../../../content/forms/list.ts";
import { Island } from "../../islands/island.tsx";
import { useLanguage } from "../../layout/use-language.ts";
import type { ButtonLook } from "../button/button-look.ts";
import { ErrorSummary, type RefusedFields } from "./error-summary.tsx";
import { SendButton } from "./send-button.tsx";

type Props = {
	action?: string;
	/** What is wrong with all of it. */
	failure: string | null;
	/** What is wrong with its fields, where they can be refused. */
	refused?: RefusedFields;
	send: string;
	sending?: string;
	look?: ButtonLook;
	/** Whether a file goes with it. */
	upload?: boolean;
	/** Whether its answer is a file, or a page that begins anew. */
	newDocument?: boolean;
	/** Sent with it, unseen: which of a page's forms it is, and of what. */
	values?: Readonly<Record<string, string>>;
	children?: ReactNode;
};

const nothingRefused: RefusedFields = { problems: {}, labels: {} };

/** A few fields and one button: signing in, a change of one's own account, a thing done in the staff's rooms. */
export function ShortForm({
	action,
	failure,
	refused = nothingRefused,
	send,
	sending = send,
	look,
	upload,
	newDocument,
	values = {},
	children,
}: Props) {
	const words = forms[useLanguage()];
	return (
		<Form
			method="post"
			action={action}
			reloadDocument={newDocument}
			discover="none"
			encType={upload ? "multipart/form-data" : undefined}
			className="short-form"
			data-react=""
			noValidate
		>
			<ErrorSummary {...refused} failure={failure} words={words} />
			{Object.entries(values).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{children}
			<p>
				<Island
					name="send-button"
					of={SendButton}
					props={{ send, sending, look, spinner: true, offline: words.offline }}
				/>
			</p>
		</Form>
	);
}
