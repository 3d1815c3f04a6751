import { createContext } from "react-router";
import type { Services } from "./services.ts";

/** What loaders and actions may use; set once per request by the server. */
export const servicesContext = createContext<Services>();

/** Who asks, to tell one visitor from another: see visitorOf. */
export const visitorContext = createContext<string>();
