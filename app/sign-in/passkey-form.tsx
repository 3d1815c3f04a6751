import { type FormEvent, type ReactNode, useState, useSyncExternalStore } from "react";
import type { LoginText } from "../../content/login/schema.ts";
import type { PasskeyPurpose } from "../../shared/account.ts";
import { Button, type ButtonLook } from "../ui/button/button.tsx";
import { passkeyField } from "./field-names.ts";

type Props = {
	action: string;
	purpose: PasskeyPurpose;
	send: string;
	/** Shown when the person gave up, or their browser found no passkey. */
	cancelled: string;
	look?: ButtonLook;
	/** Shown instead where the browser has no passkeys. */
	unsupported?: ReactNode;
	children?: ReactNode;
};

/** Posts the page with a passkey's answer. */
export function PasskeyForm({ action, purpose, send, cancelled, look, unsupported, children }: Props) {
	const [problem, setProblem] = useState<string | null>(null);
	const [isAsking, setAsking] = useState(false);
	const isSupported = useSupportsPasskeys();
	if (!isSupported && unsupported) return unsupported;
	async function ask(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (isAsking) return;
		const form = event.currentTarget;
		delete form.dataset.failed;
		setAsking(true);
		setProblem(null);
		const typed = new FormData(form).get("password");
		const answer = await askPasskey(purpose, typeof typed === "string" ? typed : undefined);
		setAsking(false);
		if ("problem" in answer) return setProblem(answer.problem ?? cancelled);
		const field = form.elements.namedItem(passkeyField);
		if (field instanceof HTMLInputElement) field.value = answer.response;
		form.submit();
	}
	return (
		<form
			method="post"
			action={action}
			className="short-form needs-script"
			data-react=""
			noValidate
			onSubmit={ask}
		>
			<input type="hidden" name={passkeyField} />
			{children}
			{problem ? (
				<p className="alert alert-problem" role="alert">
					<b>{problem}</b>
				</p>
			) : (
				<p className="field-problem send-problem" role="alert" hidden>
					{cancelled}
				</p>
			)}
			<p>
				<Button type="submit" look={look} aria-busy={isAsking || undefined}>
					{send}
				</Button>
			</p>
		</form>
	);
}

function useSupportsPasskeys(): boolean {
	return useSyncExternalStore(
		() => () => undefined,
		supportsPasskeys,
		() => false,
	);
}

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

type Answer = { response: string } | { problem: string | null };

/** No browser makes a passkey for an address of numbers. */
function supportsPasskeys(): boolean {
	return typeof PublicKeyCredential === "function" && !/^[\d.]+$|^\[/.test(location.hostname);
}

/** @returns what the browser says about a passkey, as JSON; or the problem, null when the person gave up. */
async function askPasskey(purpose: PasskeyPurpose, password?: string): Promise<Answer> {
	try {
		const loading = import("@simplewebauthn/browser");
		const answer = await fetch("/api/passkeys/options", {
			method: "POST",
			headers: { "Content-Type": "application/json", "X-Language": document.documentElement.lang },
			body: JSON.stringify({ purpose, password }),
		});
		const optionsJSON = await answer.json();
		if (!answer.ok) return { problem: optionsJSON.error };
		const { startAuthentication, startRegistration } = await loading;
		const response =
			purpose === "add"
				? await startRegistration({ optionsJSON })
				: await startAuthentication({ optionsJSON });
		return { response: JSON.stringify(response) };
	} catch {
		return { problem: null };
	}
}
