import { languages } from "../../../content/language.ts";
import { en as layoutEn } from "../../../content/layout/en.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import type { FormState } from "../../forms/form-state.ts";
import { TextField } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";

type Props = {
	text: StaffText["accounts"];
	path: string;
	form: FormState;
	kinds: readonly { id: string; label: string }[];
};

export function AddAccount({ text, path, form, kinds }: Props) {
	const { username, email, name, company, subdomain } = text;
	const labels = { username, email, name, company, subdomain };
	const field = (name: keyof typeof labels) => ({ form, name, label: labels[name] });
	return (
		<section className="panel screen-section" aria-labelledby="add">
			<h2 id="add">{text.add}</h2>
			<ShortForm
				action={path}
				failure={form.failure}
				refused={{ problems: form.problems, labels }}
				send={text.send}
				values={{ what: "add" }}
			>
				<TextField {...field("username")} autoComplete="off" />
				<TextField {...field("email")} type="email" autoComplete="off" />
				<TextField {...field("name")} autoComplete="off" />
				<div className="field">
					<label htmlFor="kind">{text.kind}</label>
					<select id="kind" name="kind" defaultValue={form.typed.kind ?? "client"}>
						{kinds.map(({ id, label }) => (
							<option key={id} value={id}>
								{label}
							</option>
						))}
					</select>
				</div>
				<div className="field">
					<label htmlFor="language">{text.language}</label>
					<select id="language" name="language" defaultValue={form.typed.language ?? "es"}>
						{languages.map((language) => (
							<option key={language} value={language} lang={language}>
								{layoutEn.languageNames[language]}
							</option>
						))}
					</select>
				</div>
				<TextField {...field("company")} autoComplete="off" />
				<TextField {...field("subdomain")} autoComplete="off" />
			</ShortForm>
		</section>
	);
}
