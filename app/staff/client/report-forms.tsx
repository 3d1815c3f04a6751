import type { StaffText } from "../../../content/staff/schema.ts";
import type { FormState } from "../../forms/form-state.ts";
import { submissionKeyName } from "../../forms/submission-key.ts";
import { TextField } from "../../ui/form/field.tsx";
import { FileField } from "../../ui/form/file-field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { Removable } from "./removable.tsx";

type Props = {
	reports: readonly { id: string; title: string }[];
	text: StaffText["clients"];
	path: string;
	submissionKey: string;
	form: FormState;
};

export function ReportForms({ reports, text, path, submissionKey, form }: Props) {
	return (
		<section className="panel panel-part" aria-labelledby="reports">
			<h2 id="reports">{text.addReport}</h2>
			<Removable items={reports} kind="report" path={path} words={text} />
			<ShortForm
				form={form}
				labels={{ title: text.report, file: text.file }}
				idOf={(name) => `report-${name}`}
				upload
				action={path}
				send={text.addReport}
				look="small quiet"
				values={{ [submissionKeyName]: submissionKey, intent: "add-report" }}
			>
				<TextField form={form} name="title" label={text.report} id="report-title" />
				<FileField
					id="report-file"
					name="file"
					label={text.file}
					hint={text.fileHint}
					accept="application/pdf"
					problem={form.problems.file}
				/>
			</ShortForm>
		</section>
	);
}
