import { createContext } from "react-router";
import type { Session } from "./accounts/accounts.ts";
import type { Services } from "./services.ts";

/** What loaders and actions may use; set once per request by the server. */
export const servicesContext = createContext<Services>();

/** Who asks, to tell one visitor from another: see visitorOf. */
export const visitorContext = createContext<string>();

/** Who is signed in, in the rooms that ask for it; set by their guards. */
export const sessionContext = createContext<Session>();
