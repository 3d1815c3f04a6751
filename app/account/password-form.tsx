import type { PortalText } from "../../content/portal/schema.ts";
import { formOf } from "../forms/form-state.ts";
import { TextField } from "../ui/form/field.tsx";
import { ShortForm } from "../ui/form/short-form.tsx";
import type { AccountAnswer } from "./own-intents.server.ts";
import { PasswordField } from "./password-field.tsx";

type Props = { text: PortalText["account"]["password"]; hint: string; answer: AccountAnswer; path: string };

export function PasswordForm({ text, hint, answer, path }: Props) {
	const form = formOf(answer, "password");
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
