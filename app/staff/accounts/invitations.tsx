import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import type { FormState } from "../../forms/form-state.ts";
import { AskFirstForm } from "../../ui/ask-first/ask-first.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { LanguageChoice, RoleChoices } from "./account-fields.tsx";

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
				hiddenFields={{ intent: "invite" }}
			>
				<TextField form={form} name="email" label={labels.email} type="email" autoComplete="off" />
				<TextField form={form} name="name" label={labels.name} autoComplete="off" />
				<RoleChoices
					text={accounts}
					roles={roles}
					currentRoles={(form.typed.role ?? "").split(" ")}
					error={form.fieldErrors.role}
				/>
				<LanguageChoice id="language" label={accounts.language} chosen={form.typed.language} />
			</ShortForm>
		</section>
	);
}

type InvitationItemProps = {
	invitation: { id: string; name: string; about: string; by: string; isOver: boolean };
	text: StaffText["invitations"];
	path: string;
	hours: string;
	isMailed: boolean;
};

export function InvitationItem({ invitation, text, path, hours, isMailed }: InvitationItemProps) {
	const { id, name, about, by, isOver } = invitation;
	return (
		<li>
			<div>
				<h3 className="screen-item">
					{name} {isOver && <span className="tag tag-problem">{text.expired}</span>}
				</h3>
				<p className="small quiet">{about}</p>
				<p className="small quiet">{by}</p>
			</div>
			<AskFirstForm
				words={isMailed ? text.resend : text.relink}
				blanks={{ hours }}
				action={path}
				hiddenFields={{ intent: "resend", id }}
			/>
			<AskFirstForm words={text.revoke} action={path} hiddenFields={{ intent: "revoke", id }} />
		</li>
	);
}
