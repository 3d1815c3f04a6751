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
	failure: string | null;
	refused?: RefusedFields;
	send: string;
	sending?: string;
	/** Shown when the site could not be reached. */
	unreached?: string;
	look?: ButtonLook;
	upload?: boolean;
	newDocument?: boolean;
	values?: Readonly<Record<string, string>>;
	children?: ReactNode;
};

const nothingRefused: RefusedFields = { problems: {}, labels: {} };

export function ShortForm({
	action,
	failure,
	refused = nothingRefused,
	send,
	sending = send,
	unreached,
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
					props={{
						send,
						sending,
						look,
						spinner: true,
						offline: words.offline,
						failed: unreached ?? words.failure,
					}}
				/>
			</p>
		</Form>
	);
}
