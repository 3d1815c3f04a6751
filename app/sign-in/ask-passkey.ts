import type { Language } from "../../shared/language.ts";

export type PasskeyPurpose = "sign-in" | "confirm" | "add";

type Answer = { response: string } | { problem: string | null };

/** No browser makes a passkey for an address of numbers. */
export function supportsPasskeys(): boolean {
	return typeof PublicKeyCredential === "function" && !/^[\d.]+$|^\[/.test(location.hostname);
}

/** @returns what the browser says about a passkey, as JSON; or the problem, null when the person gave up. */
export async function askPasskey(
	purpose: PasskeyPurpose,
	language: Language,
	password?: string,
): Promise<Answer> {
	try {
		const loading = import("@simplewebauthn/browser");
		const answer = await fetch("/api/passkeys/options", {
			method: "POST",
			headers: { "Content-Type": "application/json", "X-Language": language },
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
