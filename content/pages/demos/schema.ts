import type { PageSummary } from "../schema.ts";

export type DemosText = {
	summary: PageSummary;
	heading: string;
	lead: string;
	open: string;
	/** Above the shown conversations' first words. */
	simulation: string;
	more: { heading: string; lead: string };
	closing: { heading: string; text: string; button: string };
};
