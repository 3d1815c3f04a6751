import type { StaffText } from "../../../content/staff/schema.ts";
import type { FormState } from "../../forms/form-state.ts";
import { AskFirstForm } from "../../ui/ask-first/ask-first.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { RoleChoices } from "../accounts/account-fields.tsx";

type Role = keyof StaffText["accounts"]["roles"];
type FormProps = { text: StaffText; path: string; form: FormState };

export function RolesForm({
	text: { accounts, colleague },
	path,
	form,
	roles,
	currentRoles,
}: FormProps & { roles: readonly Role[]; currentRoles: readonly Role[] }) {
	return (
		<section className="panel screen-section" aria-labelledby="roles">
			<h2 id="roles">{colleague.cards.roles}</h2>
			<ShortForm
				form={form}
				labels={{ role: accounts.rolesLabel }}
				action={path}
				send={colleague.saveRoles}
				look="small"
				hiddenFields={{ intent: "roles" }}
			>
				<RoleChoices
					text={accounts}
					roles={roles}
					currentRoles={currentRoles}
					error={form.fieldErrors.role}
				/>
			</ShortForm>
		</section>
	);
}

export function ColleagueEmailForm({ text: { colleague }, path, form, hint }: FormProps & { hint: string }) {
	return (
		<section className="panel screen-section" aria-labelledby="new-email">
			<h2 id="new-email">{colleague.cards.email}</h2>
			<ShortForm
				form={form}
				labels={{ email: colleague.email }}
				action={path}
				send={colleague.emailSend}
				look="small"
				hiddenFields={{ intent: "email" }}
			>
				<TextField
					form={form}
					name="email"
					label={colleague.email}
					hint={hint}
					type="email"
					autoComplete="off"
				/>
			</ShortForm>
		</section>
	);
}

type PasswordProps = Pick<FormProps, "text" | "path"> & { name: string };

export function ResetPasswordForm({ text: { accounts, colleague }, path, name }: PasswordProps) {
	return (
		<section className="panel screen-section" aria-labelledby="password">
			<h2 id="password">{colleague.cards.password}</h2>
			<AskFirstForm
				words={accounts.reset}
				blanks={{ name }}
				action={path}
				hiddenFields={{ intent: "reset" }}
			/>
		</section>
	);
}
