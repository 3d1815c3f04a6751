/** The tables of db/tables.ts about visits. */
export type VisitsTables = {
	flood_counts: FloodCountsTable;
	events: EventsTable;
	visits: VisitsTable;
};

export type FloodCountsTable = {
	gate: string;
	/** Fingerprint of what tells one visitor from another. */
	visitor: string;
	/** When the window began. */
	opened_at: string;
	passages: number;
};

export type EventsTable = {
	id: string;
	name: string;
	/** JSON: which demo, flow and step; never who. */
	data: string;
	created_at: string;
};

/** Views of a page from a source on a day; never whose. */
export type VisitsTable = {
	day: string;
	page: string;
	language: string;
	source: string;
	views: number;
};
