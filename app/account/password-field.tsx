import { emptyForm } from "../forms/form-state.ts";
import { TextField } from "../ui/form/field.tsx";

type Props = { id: string; label: string };

export function PasswordField({ id, label }: Props) {
	return (
		<TextField
			form={emptyForm}
			name="password"
			id={id}
			label={label}
			type="password"
			autoComplete="current-password"
		/>
	);
}
