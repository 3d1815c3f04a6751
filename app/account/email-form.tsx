import type { PortalText } from "../../content/portal/schema.ts";
import { TextField } from "../ui/form/field.tsx";
import { ShortForm } from "../ui/form/short-form.tsx";
import { type AccountState, accountForm } from "./account-state.ts";
import { PasswordField } from "./password-field.tsx";

type Props = {
	text: PortalText["account"]["email"];
	/** Whether the person proved a short time ago who they are. */
	confirmed: boolean;
	state: AccountState;
	path: string;
};

export function EmailForm({ text, confirmed, state, path }: Props) {
	const form = accountForm(state, "email");
	return (
		<ShortForm
			form={form}
			labels={{ email: text.field, password: text.password }}
			idOf={(name) => `own-${name}`}
			action={path}
			send={text.send}
			values={{ intent: "email" }}
			look="small quiet"
		>
			<TextField
				form={form}
				name="email"
				id="own-email"
				label={text.field}
				type="email"
				autoComplete="email"
			/>
			{!confirmed && <PasswordField form={form} id="own-password" label={text.password} />}
		</ShortForm>
	);
}
