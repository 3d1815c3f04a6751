import type { LoginText } from "../../content/login/schema.ts";
import { PasskeyForm } from "./passkey-form.tsx";

export function PasskeySignIn({ text, action }: { text: LoginText["passkey"]; action: string }) {
	return (
		<PasskeyForm
			action={action}
			purpose="sign-in"
			send={text.send}
			cancelled={text.cancelled}
			look="small quiet"
		/>
	);
}
