import { createContext, type RouterContextProvider } from "react-router";
import type { SignedInSession } from "./accounts/auth-context.ts";
import type { Services } from "./services.ts";

export const servicesContext = createContext<Services>();

/** Whether a loader or an action of the request failed because the database was unavailable. */
export const outageContext = createContext<{ happened: boolean }>();

export const visitorAddressContext = createContext<string>();

export const sessionContext = createContext<SignedInSession | null>(null);

export function signedIn(context: Readonly<RouterContextProvider>): SignedInSession {
	const session = context.get(sessionContext);
	if (!session) throw new Error("No guard checked this page.");
	return session;
}
