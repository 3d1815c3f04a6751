import type { PortalText } from "../../content/portal/schema.ts";
import { TextField } from "../ui/form/field.tsx";
import { ShortForm } from "../ui/form/short-form.tsx";
import { type AccountState, accountForm } from "./account-state.ts";

type Props = { text: PortalText["account"]["name"]; name: string; state: AccountState; path: string };

export function NameForm({ text, name, state, path }: Props) {
	const form = accountForm(state, "name");
	return (
		<ShortForm
			form={form}
			labels={{ name: text.field }}
			action={path}
			send={text.send}
			values={{ intent: "name" }}
			look="small quiet"
		>
			<TextField
				form={{ ...form, typed: { name, ...form.typed } }}
				name="name"
				label={text.field}
				autoComplete="name"
			/>
		</ShortForm>
	);
}
