import { APIError } from "better-auth/api";
import { z } from "zod";
import { type AuthContext, type Caller, refusalOrThrow } from "./auth-context.ts";
import { withoutSession } from "./session-headers.ts";

const mostCharacters = 20_000;

const base = z.object({
	id: z.string().regex(/^[\w-]{1,1400}$/),
	rawId: z.string(),
	type: z.literal("public-key"),
	clientExtensionResults: z.unknown().transform(() => ({})),
});

const UsedPasskey = base.extend({
	response: z.object({
		clientDataJSON: z.string(),
		authenticatorData: z.string(),
		signature: z.string(),
		userHandle: z.string().optional(),
	}),
});
type UsedPasskey = z.infer<typeof UsedPasskey>;

const NewPasskey = base.extend({
	response: z.object({
		clientDataJSON: z.string(),
		attestationObject: z.string(),
		transports: z.array(z.string().max(20)).max(10).optional(),
	}),
});
type NewPasskey = z.infer<typeof NewPasskey>;

export function parseUsedPasskey(text: string): UsedPasskey | null {
	return UsedPasskey.safeParse(jsonOf(text)).data ?? null;
}

export function parseNewPasskey(text: string): NewPasskey | null {
	return NewPasskey.safeParse(jsonOf(text)).data ?? null;
}

function jsonOf(text: string): unknown {
	if (text.length > mostCharacters) return null;
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

/** @returns the session that better-auth began for the owner, with its cookies; null when nothing is proved. */
export async function proveByPasskey(context: AuthContext, caller: Caller, response: UsedPasskey) {
	const headers = withoutSession(context.headersOf(caller));
	headers.set("origin", context.originOf(caller.request));
	try {
		const answer = await context.api.verifyPasskeyAuthentication({
			body: { response },
			headers,
			returnHeaders: true,
		});
		return { session: answer.response.session, headers: answer.headers };
	} catch (error) {
		refusalOrThrow(error);
		return null;
	}
}

/** Stores a passkey for the caller's account. @returns false when the browser's answer is not right. */
export async function registerPasskey(
	context: AuthContext,
	caller: Caller,
	body: { response: NewPasskey; name: string },
): Promise<boolean> {
	const headers = context.headersOf(caller);
	headers.set("origin", context.originOf(caller.request));
	try {
		await context.api.verifyPasskeyRegistration({ body, headers });
		return true;
	} catch (error) {
		// The plugin calls each answer that it cannot verify an error of its own.
		if (error instanceof APIError && error.body?.code === "FAILED_TO_VERIFY_REGISTRATION") return false;
		refusalOrThrow(error);
		return false;
	}
}
