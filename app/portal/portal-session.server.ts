import type { RouterContextProvider } from "react-router";
import type { Client } from "../../domain/accounts/client-store.ts";
import type { Session } from "../../http/accounts/accounts.ts";
import { sessionContext } from "../../http/context.ts";

/** The client behind the guard. */
export function clientSession(context: Readonly<RouterContextProvider>): Session & { client: Client } {
	const session = context.get(sessionContext);
	if (!session.client) throw new Error("A client's account belongs to a client.");
	return { ...session, client: session.client };
}

/** The same, or null at the portal's door, which shows itself to anybody. */
export function clientSessionOrNull(context: Readonly<RouterContextProvider>) {
	try {
		return clientSession(context);
	} catch {
		return null;
	}
}
