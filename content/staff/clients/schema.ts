import type { DemoEventName } from "../../../shared/demo-event.ts";
import type { AskFirstWords } from "../../forms/schema.ts";

export type ClientsText = {
	clients: {
		project: string;
		product: string;
		responsible: string;
		status: string;
		/** A project that waits for its client. */
		awaits: string;
		/** `{what}` is filled. */
		awaitsWhat: string;
		waiting: string;
		addProject: string;
		editProject: string;
		save: string;
		milestone: string;
		due: string;
		newMilestone: string;
		addMilestone: string;
		done: string;
		undone: string;
		update: string;
		newUpdate: string;
		addUpdate: string;
		demos: string;
		demo: string;
		flow: string;
		addDemo: string;
		reports: string;
		report: string;
		file: string;
		fileHint: string;
		addReport: string;
		/** `{title}` is filled. */
		remove: Omit<AskFirstWords, "ask"> & { ask: Record<"demo" | "report", string> };
		problems: Record<"required" | "long" | "date" | "file" | "large", string>;
	};
	/** What the site counts of its visits; `{…}` parts are filled. */
	visits: {
		about: string;
		days: string;
		pages: string;
		/** Where a list of counts is empty. */
		nothing: string;
		sources: string;
		direct: string;
		funnel: Record<
			"title" | "note" | "opened" | "conversation" | "contact" | "proposal" | "downloaded",
			string
		>;
		demos: string;
		/** What was done in them. */
		uses: Record<DemoEventName, string>;
		how: string;
	};
};
