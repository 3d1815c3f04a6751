import type { ProjectStatus } from "../../shared/project.ts";
import type { AskFirstWords } from "../forms/schema.ts";

type Count = { one: string; many: string };

/** Every sentence of the clients' portal, in one language. */
export type PortalText = {
	summary: { title: string; description: string };
	skip: string;
	home: string;
	navigation: string;
	sections: { projects: string; demos: string; reports: string; proposals: string; account: string };
	signOut: string;
	signedOut: { title: string; intro: string; send: string };
	welcome: string;
	/** `{client}` is filled. */
	intro: string;
	/** `{name}`, `{count}` in words and `{since}` are filled. */
	greeting: Record<"firstDay" | "first" | "none" | "one" | "many", string>;
	/** From 0; beyond, in digits. */
	counts: readonly string[];
	/** The visit before, when it was today. */
	lastVisit: string;
	/** Of the first screen: what moved, by its count. */
	moves: {
		label: string;
		/** Before a milestone's name; before a project's name. */
		done: string;
		updates: Count;
		asks: Count;
		reports: Count;
		proposals: Count;
		demos: Count;
		papers: Count;
	};
	firstDay: { intro: string; steps: readonly { title: string; text: string }[] };
	/** `{minutes}` is filled. */
	consultation: Record<"title" | "lasts" | "byPhone" | "join" | "change" | "zone", string>;
	writeTeam: string;
	project: {
		status: Record<ProjectStatus, string>;
		/** `{name}` is filled. */
		responsible: string;
		progress: string;
		/** `{date}` is filled. */
		done: string;
		due: string;
		until: string;
		late: string;
		current: string;
		waiting: string;
		reply: string;
		latest: string;
		isNew: string;
		none: string;
		noneNext: string;
	};
	demo: { open: string; missing: string; missingNext: string; ask: string; none: string; back: string };
	report: {
		download: string;
		published: string;
		pages: { one: string; many: string };
		none: string;
		noneNext: string;
	};
	proposal: { title: string; version: string; expires: string };
	account: {
		title: string;
		name: { title: string; field: string; send: string; done: string };
		language: { title: string; intro: string; send: string; done: string };
		/** `{email}` is the present one. */
		email: Record<
			"title" | "intro" | "field" | "password" | "send" | "done" | "invalid" | "same" | "limitReached",
			string
		>;
		password: {
			title: string;
			intro: string;
			current: string;
			next: string;
			send: string;
			done: string;
			refused: string;
		};
		factor: {
			title: string;
			off: string;
			on: string;
			password: string;
			begin: string;
			scan: string;
			byHand: string;
			code: string;
			confirm: string;
			backup: string;
			remove: string;
			doneOn: string;
			doneOff: string;
			refusedPassword: string;
			refusedCode: string;
		};
		passkeys: Record<"title" | "intro" | "unsupported" | "name" | "nameHint" | "add" | "password", string> &
			Record<"unnamed" | "added" | "used" | "unused", string> & { remove: AskFirstWords } & Record<
				"doneAdded" | "doneRemoved" | "refused" | "cancelled",
				string
			>;
		sessions: {
			title: string;
			intro: string;
			here: string;
			since: string;
			end: AskFirstWords;
			done: string;
			unknown: string;
		};
	};
	failure: string;
};
