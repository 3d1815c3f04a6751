import type { LeadFacts } from "../../../leads/lead.ts";
import type { Awaiting } from "../../dialogue/state.ts";
import type { Part } from "./reading.ts";

/** What facts are read from: a message's parts, without its address and telephone. */
export type Telling = {
	parts: readonly Part[];
	/** The whole message, without its address and telephone. */
	rest: string;
	/** It had an address or a telephone: who it is of may stand beside it. */
	signed: boolean;
	awaiting: Awaiting | null;
	known: LeadFacts;
	/** Of others only who they are is kept. */
	isProspect: boolean;
};
