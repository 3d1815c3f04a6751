import type { FormState } from "../forms/form-state.ts";
import { TextField } from "../ui/form/field.tsx";

type Props = { form?: FormState; name?: string; id?: string; label: string };

export function PasswordField({ name = "password", ...field }: Props) {
	return <TextField {...field} name={name} type="password" autoComplete="current-password" />;
}
