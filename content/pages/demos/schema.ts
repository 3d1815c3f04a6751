import type { IndustryId } from "../../industries/list.ts";
import type { PageSummary } from "../schema.ts";

export type DemosText = {
	summary: PageSummary;
	heading: string;
	intro: string;
	/** Leads to the wall; `{count}` is filled in, as in the other texts. */
	all: string;
	/** Of the shown conversations. */
	simulation: string;
	parts: {
		heading: string;
		list: Record<"conversation" | "metrics" | "systems" | "steps", { name: string; text: string }>;
	};
	wall: {
		heading: string;
		legend: string;
		/** The filter's choices. */
		everything: string;
		industries: Record<IndustryId, string>;
		/** How many are shown. */
		shown: string;
		shownOf: string;
		hours: Record<"dawn" | "noon" | "night", string>;
		/** From the first to the last conversation of the hours. */
		range: string;
	};
	closing: { heading: string; text: string; button: string };
};
