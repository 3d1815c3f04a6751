import type { StaffText } from "../../../content/staff/schema.ts";
import type { FormState } from "../../forms/form-state.ts";
import { TextField } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { LanguageChoice } from "./language-choice.tsx";

type Props = { text: StaffText["accounts"]; path: string; form: FormState; hours: string; isMailed: boolean };

const idOf = (name: string) => `client-${name}`;

export function AddAccount({ text, path, form, hours, isMailed }: Props) {
	const { username, email, name, company, subdomain } = text;
	const labels = { username, email, name, company, subdomain };
	const field = (name: keyof typeof labels) => ({ form, name, id: idOf(name), label: labels[name] });
	return (
		<section className="panel screen-section" aria-labelledby="add">
			<h2 id="add">{text.add}</h2>
			<p>{text.addLead[isMailed ? "mail" : "shown"].replace("{hours}", hours)}</p>
			<ShortForm
				form={form}
				labels={labels}
				idOf={idOf}
				action={path}
				send={text.send}
				values={{ intent: "add" }}
			>
				<TextField {...field("username")} autoComplete="off" />
				<TextField {...field("email")} type="email" autoComplete="off" />
				<TextField {...field("name")} autoComplete="off" />
				<LanguageChoice id={idOf("language")} label={text.language} chosen={form.typed.language} />
				<TextField {...field("company")} autoComplete="off" />
				<TextField {...field("subdomain")} autoComplete="off" />
			</ShortForm>
		</section>
	);
}
