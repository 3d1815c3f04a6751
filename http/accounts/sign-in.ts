import { randomBytes } from "node:crypto";
import type { Account, AccountKind } from "../../domain/accounts/account.ts";
import { findAccount } from "../../domain/accounts/account-store.ts";
import type { Client } from "../../domain/accounts/client-store.ts";
import { type Gate, giveBack, pass } from "../../domain/flood/flood-gate.ts";
import { type Caller, type Cookies, type Desk, hostOnly, refusedBy } from "./desk.ts";
import { deviceCookie, knownDevice } from "./known-device.ts";

export type SignIn =
	| { kind: "signed-in"; account: Account; client: Client | null; cookies: Cookies }
	| { kind: "code-needed"; cookies: Cookies }
	| { kind: "refused" }
	| { kind: "slowed"; retryAfterSeconds: number };

const minutes = 60;
const gates = {
	visitor: { name: "sign-in-visitor", most: 60, seconds: 15 * minutes },
	account: { name: "sign-in-account", most: 10, seconds: 15 * minutes },
	device: { name: "sign-in-device", most: 10, seconds: 15 * minutes },
} satisfies Record<string, Gate>;

/** The way in, by password and second factor, and out. */
export function signingIn(desk: Desk) {
	const { db, world, secret, https, api } = desk;
	const { headersOf, withClient, sessionOf, isFresh } = desk;

	/**
	 * Counts a try before the password is looked at. A browser that knows the account has a count that no other uses up.
	 * @returns the seconds to wait, or how to say that it was no guess: the account's count then has it no more. What
	 * one address does is counted all the same, since each try costs a hash.
	 */
	async function countTry(
		caller: Caller,
		typed: string,
		account: Account | null,
	): Promise<{ wait: number } | { wait: null; wasNoGuess(): Promise<void> }> {
		const who = account?.id ?? typed;
		const device = knownDevice(caller.request, secret, who);
		const at = world.now();
		const [gate, guesser] = device
			? ([gates.device, `${who}:${device}`] as const)
			: ([gates.account, who] as const);
		const passages = [
			...(device ? [] : [await pass(db, world, gates.visitor, caller.visitor)]),
			await pass(db, world, gate, guesser),
		];
		const waits = passages.flatMap((one) => (one.kind === "flooded" ? [one.retryAfterSeconds] : []));
		if (waits.length > 0) return { wait: Math.max(...waits) };
		return { wait: null, wasNoGuess: () => giveBack(db, world, { gate, visitor: guesser, at }) };
	}

	/**
	 * Signs somebody in with username (or e-mail) and password. What is wrong cannot be told from outside: an unknown
	 * name, one of the other kind and a disabled one cost the same hash and get the same answer as a wrong password.
	 */
	async function signIn(
		caller: Caller,
		kind: AccountKind,
		given: { username: string; password: string; remember: boolean },
	): Promise<SignIn> {
		const typed = given.username.trim().toLowerCase();
		const account = await findAccount(db, typed.includes("@") ? "email" : "username", typed);
		const counted = await countTry(caller, typed, account);
		if (counted.wait !== null) return { kind: "slowed", retryAfterSeconds: counted.wait };
		const replaced = await sessionOf(caller.request);
		const allowed = account?.kind === kind && !account.disabledAt;
		const body = {
			username: allowed ? account.username : nobody,
			password: given.password.slice(0, 200) || nobody,
			rememberMe: kind === "client" && given.remember,
		};
		try {
			const { response, headers } = await api.signInUsername({
				body,
				headers: withoutSession(headersOf(caller)),
				returnHeaders: true,
			});
			const cookies = headers.getSetCookie();
			if (!allowed) return { kind: "refused" };
			await counted.wasNoGuess();
			if (replaced) await api.signOut({ headers: headersOf(caller) });
			const kept = kind === "staff" ? hostOnly(cookies) : cookies;
			if ("twoFactorRedirect" in response) return { kind: "code-needed", cookies: kept };
			return {
				kind: "signed-in",
				...(await withClient(account)),
				cookies: [...kept, deviceCookie(secret, account.id, https)],
			};
		} catch (error) {
			return refusedBy(error);
		}
	}

	/** Ends a sign-in that waits for the second factor: a code of the app, or a backup code. */
	async function confirmCode(caller: Caller, kind: AccountKind, code: string): Promise<SignIn> {
		const passage = await pass(db, world, gates.visitor, caller.visitor);
		if (passage.kind === "flooded") return { kind: "slowed", retryAfterSeconds: passage.retryAfterSeconds };
		const typed = code.replace(/\s/g, "");
		const headers = withoutSession(headersOf(caller));
		const options = { body: { code: typed }, headers, returnHeaders: true } as const;
		try {
			const answer = /^\d{6}$/.test(typed)
				? await api.verifyTOTP(options)
				: await api.verifyBackupCode(options);
			const { token, user } = answer.response;
			const account = await findAccount(db, "id", user.id);
			const allowed = account?.kind === kind && !account.disabledAt;
			if (!token || !allowed || !(await isFresh(account.id, typed))) {
				await api.signOut({ headers: sessionHeaders(answer.headers) });
				return { kind: "refused" };
			}
			const set = answer.headers.getSetCookie();
			const cookies = [...(kind === "staff" ? hostOnly(set) : set), deviceCookie(secret, account.id, https)];
			return { kind: "signed-in", ...(await withClient(account)), cookies };
		} catch (error) {
			return refusedBy(error);
		}
	}

	/** @returns the cookies that forget the session; it is over whether or not the browser takes them. */
	async function signOut(request: Request): Promise<Cookies> {
		const { headers } = await api.signOut({
			headers: headersOf({ request, visitor: "" }),
			returnHeaders: true,
		});
		const cookies = headers.getSetCookie();
		return [...cookies, ...hostOnly(cookies)];
	}

	return { signIn, confirmCode, signOut };
}

/** A username in the right form that nobody has: refusing it costs a hash like any other. */
const nobody = `nobody-${randomBytes(16).toString("hex")}`;

/** Who signs in anew is nobody yet, whatever session the browser still has. */
function withoutSession(headers: Headers): Headers {
	const cookies = (headers.get("cookie") ?? "").split(/;\s*/).filter((one) => !/session_token=/.test(one));
	headers.set("cookie", cookies.join("; "));
	return headers;
}

/** A request's headers as the browser would send them after an answer with these. */
function sessionHeaders(answer: Headers): Headers {
	const cookie = answer
		.getSetCookie()
		.map((one) => one.split(";")[0])
		.join("; ");
	return new Headers({ cookie });
}
