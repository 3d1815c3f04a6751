import type { PortalText } from "../../content/portal/schema.ts";
import { ShortForm } from "../ui/form/short-form.tsx";
import { type AccountState, accountForm } from "./account-state.ts";
import { PasswordField } from "./password-field.tsx";
import { SecondFactorEnrolment } from "./second-factor-enrolment.tsx";

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
