import type { ReactNode } from "react";
import type { StaffText } from "../../content/staff/schema.ts";
import { emptyForm } from "../forms/form-state.ts";
import { KeptFields } from "../forms/kept-fields.tsx";
import { PasskeyForm } from "../sign-in/passkey-form.tsx";
import { TextField } from "../ui/form/field.tsx";
import { ShortForm } from "../ui/form/short-form.tsx";
import type { SessionEnded } from "./session-ended.server.ts";

export const confirmField = "confirm-password";

export type ConfirmNotice = Pick<SessionEnded, "frame" | "action" | "fields"> & {
	kind: "confirm";
	text: StaffText["confirm"];
	formError: string | null;
};

type Props = Pick<ConfirmNotice, "text" | "action" | "formError"> & Partial<Pick<ConfirmNotice, "fields">>;

export function ConfirmForm({ text, action, formError, fields = [] }: Props) {
	const kept = <KeptFields fields={fields} />;
	return (
		<section className="panel panel-empty screen-sign-in">
			<title>{text.title}</title>
			<h1>{text.title}</h1>
			<p className="quiet">{text.intro}</p>
			<ShortForm form={{ ...emptyForm, formError }} reloadDocument action={action} send={text.send}>
				{kept}
				<TextField
					name={confirmField}
					label={text.password}
					required="unmarked"
					type="password"
					autoComplete="current-password"
				/>
			</ShortForm>
			<PasskeyConfirmation text={text} action={action}>
				{kept}
			</PasskeyConfirmation>
		</section>
	);
}

type PasskeyProps = Pick<Props, "text" | "action"> & { children?: ReactNode };

export function PasskeyConfirmation({ text, action, children }: PasskeyProps) {
	return (
		<PasskeyForm
			action={action}
			purpose="confirm"
			send={text.passkey}
			cancelled={text.passkeyCancelled}
			look="outline"
		>
			{children}
		</PasskeyForm>
	);
}

export function isConfirmNotice(thrown: unknown): thrown is ConfirmNotice {
	return typeof thrown === "object" && thrown !== null && "kind" in thrown && thrown.kind === "confirm";
}
