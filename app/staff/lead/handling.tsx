import type { StaffText } from "../../../content/staff/schema.ts";
import { ShortForm } from "../../ui/form/short-form.tsx";
import type { LeadView } from "./lead-view.server.ts";

type Props = { lead: LeadView; text: StaffText["lead"]; path: string };

export function LeadHandling({ lead, text, path }: Props) {
	return (
		<section className="panel lead-part" aria-labelledby="handling">
			<h2 id="handling">{text.handling}</h2>
			<Choice
				path={path}
				intent="owner"
				label={text.owner}
				none={text.nobody}
				send={text.assign}
				value={lead.owner}
				options={lead.owners}
			/>
			<Choice
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

type ChoiceProps = {
	path: string;
	intent: "owner" | "client";
	label: string;
	none: string;
	send: string;
	value: string;
	options: readonly { id: string; name: string }[];
};

function Choice({ path, intent, label, none, send, value, options }: ChoiceProps) {
	return (
		<ShortForm action={path} send={send} look="small quiet" values={{ intent }}>
			<div className="field">
				<label htmlFor={intent}>{label}</label>
				<select id={intent} name={intent} defaultValue={value}>
					<option value="">{none}</option>
					{options.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</select>
			</div>
		</ShortForm>
	);
}
