import type { PortalText } from "../../content/portal/schema.ts";
import { formOf } from "../forms/form-state.ts";
import { TextField } from "../ui/form/field.tsx";
import { ShortForm } from "../ui/form/short-form.tsx";
import type { AccountAnswer } from "./own-intents.server.ts";
import { PasswordField } from "./password-field.tsx";

type Props = {
	text: PortalText["account"]["factor"];
	on: boolean;
	answer: AccountAnswer;
	path: string;
};

export function SecondFactor({ text, on, answer, path }: Props) {
	const enrolling = answer?.shown;
	if (enrolling)
		return <SecondFactorEnrolment text={text} enrolling={enrolling} answer={answer} path={path} />;
	const intent = on ? "factor-remove" : "factor-begin";
	const form = formOf(answer, intent);
	return (
		<ShortForm
			form={{ ...form, formError: formOf(answer, "factor-confirm").formError ?? form.formError }}
			labels={text}
			action={path}
			send={on ? text.remove : text.begin}
			hiddenFields={{ intent }}
			look="small quiet"
		>
			<PasswordField form={form} label={text.password} />
		</ShortForm>
	);
}

type SecondFactorEnrolmentProps = {
	text: PortalText["account"]["factor"];
	enrolling: NonNullable<NonNullable<AccountAnswer>["shown"]>;
	answer: AccountAnswer;
	path: string;
};

function SecondFactorEnrolment({ text, enrolling, answer, path }: SecondFactorEnrolmentProps) {
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
			<ShortForm action={path} send={text.confirm} hiddenFields={{ intent: "factor-confirm" }} look="small">
				<TextField
					form={formOf(answer, "factor-confirm")}
					name="code"
					label={text.code}
					autoComplete="one-time-code"
					inputMode="numeric"
				/>
			</ShortForm>
		</>
	);
}
