import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import { emptyForm, type FormState } from "../../forms/form-state.ts";
import { AskFirstForm } from "../../ui/ask-first/ask-first.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";

type Props = {
	text: StaffText["person"];
	path: string;
	exportPath: string;
	typed: FormState["typed"];
	unanswered: readonly string[];
	formError: string | null;
};

export function PersonForms({ text, path, exportPath, typed, unanswered, formError }: Props) {
	const values = { email: typed.email ?? "", phone: typed.phone ?? "", request: typed.request ?? "" };
	return (
		<>
			<ShortForm
				reloadDocument
				action={exportPath}
				send={text.export}
				look="small quiet"
				hiddenFields={values}
			>
				<p className="quiet">{text.exportHint}</p>
			</ShortForm>
			<AskFirstForm words={text.revoke} action={path} hiddenFields={{ ...values, intent: "revoke" }} />
			<ShortForm
				form={{ ...emptyForm, formError }}
				action={path}
				send={text.erase}
				look="small quiet"
				hiddenFields={{ ...values, intent: "erase" }}
			>
				<p className="quiet">{text.eraseHint}</p>
				{unanswered.length > 0 && (
					<p className="alert sol">{fillBlanks(text.unanswered, { references: unanswered.join(", ") })}</p>
				)}
				<p className="check">
					<input type="checkbox" id="sure" name="sure" />
					<label htmlFor="sure">{text.sure}</label>
				</p>
			</ShortForm>
		</>
	);
}
