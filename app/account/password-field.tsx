import { emptyForm, type FormState } from "../forms/form-state.ts";
import { TextField } from "../ui/form/field.tsx";

type Props = { form?: FormState; name?: string; id?: string; label: string };

export function PasswordField({ form = emptyForm, name = "password", ...field }: Props) {
	return <TextField {...field} form={form} name={name} type="password" autoComplete="current-password" />;
}
