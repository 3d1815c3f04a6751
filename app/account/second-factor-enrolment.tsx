import type { PortalText } from "../../content/portal/schema.ts";
import { TextField } from "../ui/form/field.tsx";
import { ShortForm } from "../ui/form/short-form.tsx";
import { type AccountState, accountForm } from "./account-state.ts";

type Props = {
	text: PortalText["account"]["factor"];
	enrolling: NonNullable<AccountState["enrolling"]>;
	state: AccountState;
	path: string;
};

export function SecondFactorEnrolment({ text, enrolling, state, path }: Props) {
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
