import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import type { FormState } from "../../forms/form-state.ts";
import { TextField } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { RoleChoices } from "./role-choices.tsx";

type Props = {
	text: StaffText;
	path: string;
	form: FormState;
	roles: readonly (keyof StaffText["accounts"]["roles"])[];
	hours: string;
	isMailed: boolean;
};

export function InviteForm({ text, path, form, roles, hours, isMailed }: Props) {
	const { accounts, invitations: words } = text;
	const labels = { email: accounts.email, name: accounts.name, role: accounts.rolesLabel };
	return (
		<section className="panel screen-section" aria-labelledby="invite">
			<h2 id="invite">{words.invite}</h2>
			<p>{fillBlanks(isMailed ? words.intro : words.noMail, { hours })}</p>
			<ShortForm
				form={form}
				labels={labels}
				action={path}
				send={isMailed ? words.send : words.makeLink}
				values={{ intent: "invite" }}
			>
				<TextField form={form} name="email" label={labels.email} type="email" autoComplete="off" />
				<TextField form={form} name="name" label={labels.name} autoComplete="off" />
				<RoleChoices
					text={accounts}
					roles={roles}
					currentRoles={(form.typed.role ?? "").split(" ")}
					problem={form.problems.role}
				/>
				<LanguageChoice id="language" label={accounts.language} chosen={form.typed.language} />
			</ShortForm>
		</section>
	);
}
