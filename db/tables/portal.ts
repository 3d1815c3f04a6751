import type { ProjectStatus } from "../../shared/project.ts";

export type PortalTables = {
	clients: ClientsTable;
	projects: ProjectsTable;
	milestones: MilestonesTable;
	project_updates: ProjectUpdatesTable;
	client_demos: ClientDemosTable;
	reports: ReportsTable;
};

export type ClientsTable = {
	id: string;
	created_at: string;
	name: string;
	subdomain: string;
};

export type ProjectsTable = {
	id: string;
	client_id: string;
	created_at: string;
	name: string;
	product: string | null;
	responsible: string;
	status: ProjectStatus;
	waiting_for: string | null;
};

export type MilestonesTable = {
	id: string;
	project_id: string;
	position: number;
	name: string;
	/** Dates in Bogotá, like 2026-12-04. */
	due_on: string | null;
	done_on: string | null;
};

export type ProjectUpdatesTable = {
	id: string;
	project_id: string;
	at: string;
	author: string;
	text: string;
};

export type ClientDemosTable = {
	id: string;
	client_id: string;
	created_at: string;
	title: string;
	industry: string;
	flow: string;
	/** JSON: the client's own figures by the number of the metric. */
	figures: string;
};

export type ReportsTable = {
	id: string;
	client_id: string;
	created_at: string;
	title: string;
	file_name: string;
	pages: number;
	pdf: Uint8Array;
};
