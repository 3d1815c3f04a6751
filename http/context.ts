import { createContext, type RouterContextProvider } from "react-router";
import type { SignedInSession } from "./accounts/accounts.ts";
import type { Services } from "./services.ts";

/** What loaders and actions may use; set once per request by the server. */
export const servicesContext = createContext<Services>();

/** Who asks, to tell one visitor from another: see visitorOf. */
export const visitorContext = createContext<string>();

/** Who is signed in, or null; set by the guards of the rooms. */
export const sessionContext = createContext<SignedInSession | null>(null);

/** Who is signed in, behind a guard that lets nobody else in. */
export function signedIn(context: Readonly<RouterContextProvider>): SignedInSession {
	const session = context.get(sessionContext);
	if (!session) throw new Error("No guard stands before this room.");
	return session;
}
