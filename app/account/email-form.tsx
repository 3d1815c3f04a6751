import type { PortalText } from "../../content/portal/schema.ts";
import { formOf } from "../forms/form-state.ts";
import { TextField } from "../ui/form/field.tsx";
import { ShortForm } from "../ui/form/short-form.tsx";
import type { AccountAnswer } from "./own-intents.server.ts";
import { PasswordField } from "./password-field.tsx";

type Props = {
	text: PortalText["account"]["email"];
	confirmed: boolean;
	answer: AccountAnswer;
	path: string;
};

export function EmailForm({ text, confirmed, answer, path }: Props) {
	const form = formOf(answer, "email");
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
