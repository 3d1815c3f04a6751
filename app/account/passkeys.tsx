import type { PortalText } from "../../content/portal/schema.ts";
import { formOf } from "../forms/form-state.ts";
import { PasskeyForm } from "../sign-in/passkey-form.tsx";
import { AskFirstForm } from "../ui/ask-first/ask-first.tsx";
import { TextField } from "../ui/form/field.tsx";
import type { OwnAccountData } from "./own-account-data.server.ts";
import type { AccountAnswer } from "./own-intents.server.ts";
import { PasswordField } from "./password-field.tsx";

type Props = {
	text: PortalText["account"]["passkeys"];
	passkeys: OwnAccountData["passkeys"];
	/** Whether the person proved a short time ago who they are. */
	confirmed: boolean;
	answer: AccountAnswer;
	path: string;
};

export function Passkeys({ text, passkeys, confirmed, answer, path }: Props) {
	const formError = formOf(answer, "passkey-add").formError ?? formOf(answer, "passkey-remove").formError;
	return (
		<>
			{formError && (
				<p className="alert alert-problem" role="alert" tabIndex={-1}>
					<b>{formError}</b>
				</p>
			)}
			{passkeys.length > 0 && (
				<ul className="screen-list">
					{passkeys.map(({ id, name, since }) => (
						<li key={id}>
							<div>
								<b>{name}</b>
								<p className="small quiet">{since}</p>
							</div>
							<AskFirstForm words={text.remove} action={path} hiddenFields={{ intent: "passkey-remove", id }}>
								{!confirmed && <PasswordField id={`password-${id}`} label={text.password} />}
							</AskFirstForm>
						</li>
					))}
				</ul>
			)}
			<PasskeyForm
				action={path}
				purpose="add"
				send={text.add}
				cancelled={text.cancelled}
				look="small quiet"
				unsupported={<p className="small quiet">{text.unsupported}</p>}
			>
				<input type="hidden" name="intent" value="passkey-add" />
				<TextField name="name" id="passkey-name" label={text.name} hint={text.nameHint} />
				{!confirmed && <PasswordField id="passkey-password" label={text.password} />}
			</PasskeyForm>
		</>
	);
}
