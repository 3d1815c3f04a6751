import type { StaffText } from "../../../content/staff/schema.ts";
import type { FormState } from "../../forms/form-state.ts";
import { submissionKeyName } from "../../forms/submission-key.ts";
import { AskFirstForm } from "../../ui/ask-first/ask-first.tsx";
import { SelectField, type SelectOptions, TextField } from "../../ui/form/field.tsx";
import { FileField } from "../../ui/form/file-field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";

type Props = {
	demos: readonly { id: string; title: string }[];
	flows: SelectOptions;
	text: StaffText["clients"];
	path: string;
	submissionKey: string;
	form: FormState;
};

export function DemoForms({ demos, flows, text, path, submissionKey, form }: Props) {
	return (
		<section className="panel panel-part" aria-labelledby="demos">
			<h2 id="demos">{text.demos}</h2>
			<Removable items={demos} kind="demo" path={path} words={text} />
			<ShortForm
				form={form}
				labels={{ title: text.demo, flow: text.flow }}
				idOf={(name) => `demo-${name}`}
				action={path}
				send={text.addDemo}
				look="small quiet"
				hiddenFields={{ [submissionKeyName]: submissionKey, intent: "add-demo" }}
			>
				<TextField form={form} name="title" label={text.demo} id="demo-title" />
				<SelectField form={form} name="flow" id="demo-flow" label={text.flow} options={flows} />
			</ShortForm>
		</section>
	);
}

type ReportFormsProps = {
	reports: readonly { id: string; title: string }[];
	text: StaffText["clients"];
	path: string;
	submissionKey: string;
	form: FormState;
};

export function ReportForms({ reports, text, path, submissionKey, form }: ReportFormsProps) {
	return (
		<section className="panel panel-part" aria-labelledby="reports">
			<h2 id="reports">{text.reports}</h2>
			<Removable items={reports} kind="report" path={path} words={text} />
			<ShortForm
				form={form}
				labels={{ title: text.report, file: text.file }}
				idOf={(name) => `report-${name}`}
				upload
				action={path}
				send={text.addReport}
				look="small quiet"
				hiddenFields={{ [submissionKeyName]: submissionKey, intent: "add-report" }}
			>
				<TextField form={form} name="title" label={text.report} id="report-title" />
				<FileField
					id="report-file"
					name="file"
					label={text.file}
					hint={text.fileHint}
					accept="application/pdf"
					error={form.fieldErrors.file}
				/>
			</ShortForm>
		</section>
	);
}

type RemovableProps = {
	items: readonly { id: string; title: string }[];
	kind: "demo" | "report";
	path: string;
	words: StaffText["clients"];
};

function Removable({ items, kind, path, words }: RemovableProps) {
	return (
		<ul className="screen-list">
			{items.map(({ id, title }) => (
				<li key={id}>
					<div>
						<b>{title}</b>
					</div>
					<AskFirstForm
						words={{ ...words.remove, ask: words.remove.ask[kind] }}
						blanks={{ title }}
						action={path}
						hiddenFields={{ intent: `remove-${kind}`, [kind]: id }}
					/>
				</li>
			))}
		</ul>
	);
}
