import { checkRateLimit, type RateLimit } from "../../domain/rate-limit/check-rate-limit.ts";
import {
	type AuthContext,
	type Caller,
	type Cookies,
	hostOnly,
	type SignedInSession,
} from "./auth-context.ts";
import { withoutSession } from "./session-headers.ts";

const pace: RateLimit = { name: "passkey-options", most: 60, seconds: 15 * 60 };

export type PasskeyOptions =
	| { kind: "options"; options: object; cookies: Cookies }
	| { kind: "slowed"; retryAfterSeconds: number };

type PasskeyChallenge = { response: object; headers: Headers };

/** The challenges of passkeys. Each comes with a cookie and is accepted once, within five minutes. */
export function passkeyOptions({ db, runtime, api, headersOf }: AuthContext) {
	async function atPace(
		{ visitorAddress }: Caller,
		ask: () => Promise<PasskeyChallenge>,
	): Promise<PasskeyOptions> {
		const check = await checkRateLimit(db, runtime, pace, visitorAddress);
		if (check.kind === "exceeded") return { kind: "slowed", retryAfterSeconds: check.retryAfterSeconds };
		const { response, headers } = await ask();
		return { kind: "options", options: response, cookies: hostOnly(headers.getSetCookie()) };
	}

	return {
		/** What a browser needs to use a passkey. @param session null: to sign in, with any passkey of the site. */
		passkeyOptions: (caller: Caller, session: SignedInSession | null) =>
			atPace(caller, async () => {
				const headers = session ? headersOf(caller) : withoutSession(headersOf(caller));
				const asked = await api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true });
				return { ...asked, response: { ...asked.response, userVerification: "required" } };
			}),

		newPasskeyOptions: (caller: Caller, { account }: SignedInSession) =>
			atPace(caller, async () => {
				const headers = headersOf(caller);
				const asked = await api.generatePasskeyRegistrationOptions({ headers, returnHeaders: true });
				const user = { ...asked.response.user, name: account.username, displayName: account.name };
				return { ...asked, response: { ...asked.response, user } };
			}),
	};
}
