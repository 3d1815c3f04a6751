import type { PortalText } from "../../content/portal/schema.ts";
import { emptyForm } from "../forms/form-state.ts";
import { PasskeyForm } from "../sign-in/passkey-form.tsx";
import { AskFirstForm } from "../ui/ask-first/ask-first.tsx";
import { TextField } from "../ui/form/field.tsx";
import { type AccountState, accountForm } from "./account-state.ts";
import { PasswordField } from "./password-field.tsx";
import type { shownPasskeys } from "./shown-passkeys.server.ts";

type Props = {
	text: PortalText["account"]["passkeys"];
	passkeys: ReturnType<typeof shownPasskeys>;
	/** Whether the person proved a short time ago who they are. */
	confirmed: boolean;
	state: AccountState;
	path: string;
};

export function Passkeys({ text, passkeys, confirmed, state, path }: Props) {
	const failure = accountForm(state, "passkey-add").failure ?? accountForm(state, "passkey-remove").failure;
	return (
		<>
			{failure && (
				<p className="alert alert-problem" role="alert" tabIndex={-1}>
					<b>{failure}</b>
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
							<AskFirstForm
								what={text.remove}
								ask={text.removeAsk}
								action={path}
								send={text.removeSure}
								values={{ intent: "passkey-remove", id }}
							>
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
				<TextField form={emptyForm} name="name" id="passkey-name" label={text.name} hint={text.nameHint} />
				{!confirmed && <PasswordField id="passkey-password" label={text.password} />}
			</PasskeyForm>
		</>
	);
}
