import type { PageName } from "../../addresses.ts";

/** Pages that are announced before they exist. */
export type AnnouncedPage = Extract<PageName, "blog" | "login" | "portal">;

export type BeingWrittenText = {
	status: string;
	now: string;
	assistant: string;
	write: string;
	/** What each page will hold, by its title and one sentence. */
	pages: Record<AnnouncedPage, { title: string; soon: string }>;
};
