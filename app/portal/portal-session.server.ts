import type { RouterContextProvider } from "react-router";
import type { Client } from "../../domain/accounts/account.ts";
import type { SignedInSession } from "../../http/accounts/accounts.ts";
import { sessionContext } from "../../http/context.ts";

export type ClientSession = SignedInSession & { client: Client };

export function clientSessionOrNull(context: Readonly<RouterContextProvider>): ClientSession | null {
	const session = context.get(sessionContext);
	return session?.client ? { ...session, client: session.client } : null;
}

export function clientSession(context: Readonly<RouterContextProvider>): ClientSession {
	const session = clientSessionOrNull(context);
	if (!session) throw new Error("A client's account belongs to a client.");
	return session;
}
