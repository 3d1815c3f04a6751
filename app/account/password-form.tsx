import type { PortalText } from "../../content/portal/schema.ts";
import { TextField } from "../ui/form/field.tsx";
import { ShortForm } from "../ui/form/short-form.tsx";
import { type AccountState, accountForm } from "./account-state.ts";
import { PasswordField } from "./password-field.tsx";

type Props = { text: PortalText["account"]["password"]; hint: string; state: AccountState; path: string };

export function PasswordForm({ text, hint, state, path }: Props) {
	const form = accountForm(state, "password");
	return (
		<ShortForm
			form={form}
			labels={text}
			action={path}
			send={text.send}
			values={{ intent: "password" }}
			look="small quiet"
		>
			<PasswordField form={form} name="current" label={text.current} />
			<TextField
				form={form}
				name="next"
				label={text.next}
				hint={hint}
				type="password"
				autoComplete="new-password"
			/>
		</ShortForm>
	);
}
