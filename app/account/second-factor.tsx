import type { PortalText } from "../../content/portal/schema.ts";
import { TextField } from "../ui/form/field.tsx";
import { ShortForm } from "../ui/form/short-form.tsx";
import { type AccountState, accountForm } from "./account-state.ts";
import { PasswordField } from "./password-field.tsx";

type Props = {
	text: PortalText["account"]["factor"];
	on: boolean;
	state: AccountState;
	path: string;
};

export function SecondFactor({ text, on, state, path }: Props) {
	const { enrolling } = state;
	if (enrolling) return <SecondFactorEnrolment text={text} enrolling={enrolling} state={state} path={path} />;
	const intent = on ? "factor-remove" : "factor-begin";
	const form = accountForm(state, intent);
	return (
		<ShortForm
			form={{ ...form, failure: accountForm(state, "factor-confirm").failure ?? form.failure }}
			labels={text}
			action={path}
			send={on ? text.remove : text.begin}
			values={{ intent }}
			look="small quiet"
		>
			<PasswordField form={form} label={text.password} />
		</ShortForm>
	);
}

type SecondFactorEnrolmentProps = {
	text: PortalText["account"]["factor"];
	enrolling: NonNullable<AccountState["enrolling"]>;
	state: AccountState;
	path: string;
};

function SecondFactorEnrolment({ text, enrolling, state, path }: SecondFactorEnrolmentProps) {
	return (
		<>
			<p>{text.scan}</p>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the server from its own address. */}
			<div className="account-picture" dangerouslySetInnerHTML={{ __html: enrolling.picture }} />
			<p>
				{text.byHand} <code>{enrolling.key}</code>
			</p>
			<div className="alert account-codes">
				<p>
					<b>{text.backup}</b>
				</p>
				<ul>
					{enrolling.backupCodes.map((code) => (
						<li key={code}>
							<code>{code}</code>
						</li>
					))}
				</ul>
			</div>
			<ShortForm action={path} send={text.confirm} values={{ intent: "factor-confirm" }} look="small">
				<TextField
					form={accountForm(state, "factor-confirm")}
					name="code"
					label={text.code}
					autoComplete="one-time-code"
					inputMode="numeric"
				/>
			</ShortForm>
		</>
	);
}
