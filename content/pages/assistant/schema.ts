import type { SheetText } from "../../chat/sheet-text.ts";
import type { PageSummary } from "../schema.ts";

export type AssistantPageText = {
	summary: PageSummary;
	heading: string;
	sheet: SheetText;
	/** The conversation by mail. */
	mail: {
		title: string;
		text: string;
		what: { label: string; link: string; transcript: string };
		email: string;
		send: string;
		received: string;
		/** There is no conversation yet. */
		nothing: string;
		enough: string;
		back: string;
	};
	/** Going on with it where its link was opened. */
	resume: {
		title: string;
		text: string;
		/** Besides, when this browser is in another conversation. */
		other: string;
		send: string;
		done: string;
		gone: string;
		back: string;
	};
	/** For a browser that has two conversations. */
	other: { text: string; open: string };
};
