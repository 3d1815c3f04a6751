import type { StaffText } from "../../../content/staff/schema.ts";
import { SelectField, type SelectOptions } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import type { LeadView } from "./lead-view.server.ts";

type Props = { lead: LeadView; text: StaffText["lead"]; path: string };

export function LeadHandling({ lead, text, path }: Props) {
	return (
		<section className="panel lead-part lead-handling" aria-labelledby="handling">
			<h2 id="handling">{text.handling}</h2>
			<SelectForm
				path={path}
				intent="owner"
				label={text.owner}
				none={text.nobody}
				send={text.assign}
				value={lead.owner}
				options={lead.owners}
			/>
			<SelectForm
				path={path}
				intent="client"
				label={text.client}
				none={text.noClient}
				send={text.linkClient}
				value={lead.client}
				options={lead.clients}
			/>
		</section>
	);
}

type SelectFormProps = {
	path: string;
	intent: "owner" | "client";
	label: string;
	none: string;
	send: string;
	value: string;
	options: SelectOptions;
};

function SelectForm({ path, intent, label, none, send, value, options }: SelectFormProps) {
	return (
		<ShortForm action={path} send={send} look="small quiet" hiddenFields={{ intent }}>
			<SelectField name={intent} label={label} value={value} none={none} options={options} />
		</ShortForm>
	);
}
