import type { Language } from "../../shared/language.ts";

export type VisitsTables = {
	events: EventsTable;
	visits: VisitsTable;
};

export type EventsTable = {
	id: string;
	name: string;
	/** JSON: the demo, flow and step, without the visitor. */
	data: string;
	created_at: string;
};

/** Views of a page by source and day, without the visitors. */
export type VisitsTable = {
	day: string;
	page: string;
	language: Language;
	source: string;
	views: number;
};
