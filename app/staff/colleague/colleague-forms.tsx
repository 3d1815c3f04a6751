import type { StaffText } from "../../../content/staff/schema.ts";
import type { FormState } from "../../forms/form-state.ts";
import { AskFirstForm } from "../../ui/ask-first/ask-first.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { RoleChoices } from "../accounts/role-choices.tsx";

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
		<section className="panel screen-section">
			<ShortForm
				form={form}
				labels={{ role: accounts.rolesLabel }}
				action={path}
				send={colleague.saveRoles}
				look="small"
				values={{ intent: "roles" }}
			>
				<RoleChoices text={accounts} roles={roles} currentRoles={currentRoles} problem={form.problems.role} />
			</ShortForm>
		</section>
	);
}

export function AccessForms({
	text: { accounts, colleague },
	path,
	form,
	name,
	isOwn,
}: FormProps & { name: string; isOwn: boolean }) {
	return (
		<section className="panel screen-section">
			<ShortForm
				form={form}
				labels={{ email: colleague.email }}
				action={path}
				send={colleague.emailSend}
				look="small"
				values={{ intent: "email" }}
			>
				<TextField
					form={form}
					name="email"
					label={colleague.email}
					hint={colleague.emailHint}
					type="email"
					autoComplete="off"
				/>
			</ShortForm>
			{!isOwn && (
				<AskFirstForm
					what={accounts.reset}
					ask={colleague.resetAsk.replace("{name}", name)}
					action={path}
					send={accounts.resetSure}
					values={{ intent: "reset" }}
				/>
			)}
		</section>
	);
}
