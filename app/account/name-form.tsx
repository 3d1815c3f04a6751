import type { PortalText } from "../../content/portal/schema.ts";
import { formOf } from "../forms/form-state.ts";
import { TextField } from "../ui/form/field.tsx";
import { ShortForm } from "../ui/form/short-form.tsx";
import type { AccountAnswer } from "./own-intents.server.ts";

type Props = { text: PortalText["account"]["name"]; name: string; answer: AccountAnswer; path: string };

export function NameForm({ text, name, answer, path }: Props) {
	const form = formOf(answer, "name");
	return (
		<ShortForm
			form={form}
			labels={{ name: text.field }}
			action={path}
			send={text.send}
			values={{ intent: "name" }}
			look="small quiet"
		>
			<TextField form={form} value={name} name="name" label={text.field} autoComplete="name" />
		</ShortForm>
	);
}
