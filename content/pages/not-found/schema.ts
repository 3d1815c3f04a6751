import type { PageName } from "../../addresses.ts";

export type NotFoundText = {
	title: string;
	message: string;
	/** What to do now, before the links. */
	next: string;
	home: string;
	assistant: string;
	links: readonly { page: PageName; name: string }[];
};
