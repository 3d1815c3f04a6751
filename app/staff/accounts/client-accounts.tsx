import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import type { FormState } from "../../forms/form-state.ts";
import { AskFirstForm } from "../../ui/ask-first/ask-first.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { LanguageChoice } from "./account-fields.tsx";

type ItemProps = {
	account: { name: string; username: string; about: string; disabled: boolean };
	text: StaffText["accounts"];
	path: string;
};

export function ClientAccountItem({ account: { name, username, about, disabled }, text, path }: ItemProps) {
	return (
		<li>
			<div>
				<h3 className="screen-item">{name}</h3>
				<p className="small quiet">{about}</p>
			</div>
			{disabled ? (
				<ShortForm
					action={path}
					send={text.enable}
					look="small quiet"
					hiddenFields={{ intent: "enable", username }}
				/>
			) : (
				<>
					<AskFirstForm
						words={text.reset}
						blanks={{ name }}
						action={path}
						hiddenFields={{ intent: "reset", username }}
					/>
					<AskFirstForm
						words={text.disable}
						blanks={{ name }}
						action={path}
						hiddenFields={{ intent: "disable", username }}
					/>
				</>
			)}
		</li>
	);
}

type AddProps = {
	text: StaffText["accounts"];
	path: string;
	form: FormState;
	hours: string;
	isMailed: boolean;
};

const idOf = (name: string) => `client-${name}`;

export function AddClientAccount({ text, path, form, hours, isMailed }: AddProps) {
	const { username, email, name, company, subdomain } = text;
	const labels = { username, email, name, company, subdomain };
	const field = (name: keyof typeof labels) => ({ form, name, id: idOf(name), label: labels[name] });
	return (
		<section className="panel screen-section" aria-labelledby="add">
			<h2 id="add">{text.add}</h2>
			<p>{fillBlanks(text.addIntro[isMailed ? "mail" : "shown"], { hours })}</p>
			<ShortForm
				form={form}
				labels={labels}
				idOf={idOf}
				action={path}
				send={text.send}
				hiddenFields={{ intent: "add" }}
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
