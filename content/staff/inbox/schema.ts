import type { Bilingual } from "../../../shared/language.ts";

export type InboxText = {
	/** What the assistant could not answer; `{count}` and `{date}` are filled. */
	unknownQuestions: {
		/** How the assistant learns an answer. */
		teach: string;
		languages: Bilingual;
		timesOne: string;
		timesMany: string;
		last: string;
		remove: string;
		removed: string;
	};
	/** `{…}` parts are filled. */
	inbox: {
		search: string;
		filter: string;
		filters: {
			waiting: string;
			unread: string;
			live: string;
			mine: string;
			snoozed: string;
			all: string;
		};
		groups: { waiting: string; live: string; before: string };
		labelled: string;
		waits: string;
		unread: string;
		writers: { visitor: string; assistant: string; person: string };
		typing: string;
		list: string;
		older: string;
		/** The keys of the inbox, and where they work. */
		keys: { move: string; reply: string; note: string; where: string };
		none: {
			waiting: string;
			unread: string;
			live: string;
			mine: string;
			snoozed: string;
			all: string;
			search: string;
		};
		quiet: {
			title: string;
			lead: string;
			choose: string;
			chooseLead: string;
			waiting: string;
			live: string;
		};
		mute: string;
		notices: string;
		noticesOn: string;
		noticesDenied: string;
		alerts: { message: string; "snooze-ended": string; assigned: string };
		lost: string;
		polling: string;
		back: string;
		details: string;
		thread: string;
		messages: string;
		online: string;
		away: string;
		snoozeEnd: string;
		snoozedUntil: string;
		handled: string;
		audience: string;
		answer: string;
		note: string;
		noteOf: string;
		noteHint: string;
		writeTo: string;
		writeNote: string;
		enterSends: string;
		isTyping: string;
		canned: string;
		cannedHint: string;
		cannedUnmatched: string;
		cannedUnsent: string;
		cannedNone: string;
		cannedEdit: string;
		unsent: string;
		offline: string;
		/** On other screens, a link to the conversation. */
		elsewhereUnsent: string;
		/** In its row of the list. */
		rowUnsent: string;
		sending: string;
		sentNext: string;
		saveAsNote: string;
		sendAgain: string;
		edit: string;
		noteLong: string;
		page: string;
		pageBefore: string;
		since: string;
		facts: { language: string; localTime: string; reference: string };
		languages: { es: string; en: string };
		manage: string;
		responsible: string;
		unassigned: string;
		assign: string;
		snooze: string;
		snoozes: { none: string; hour: string; tomorrow: string; monday: string };
		save: string;
		labels: string;
		label: string;
		addLabel: string;
		labelEmpty: string;
		labelLong: string;
		removeLabel: string;
		known: string;
		openLead: string;
		noLead: string;
		earlier: string;
		noEarlier: string;
	};
	cannedReplies: {
		lead: string;
		shortcut: string;
		shortcutHint: string;
		language: string;
		text: string;
		add: string;
		edit: string;
		change: string;
		save: string;
		remove: string;
		removeAsk: string;
		removeSure: string;
		problems: {
			shortcut: string;
			taken: string;
			text: string;
		};
	};
	conversation: {
		title: string;
		lead: string;
		speakers: { user: string; assistant: string };
		stopped: string;
		/** Who answers now: nobody but the assistant, oneself, or `{person}`. */
		assistant: string;
		mine: string;
		others: string;
		takeOver: string;
		takeFrom: string;
		handBack: string;
		handovers: Record<"conversation-taken" | "conversation-assigned" | "conversation-returned", string>;
		say: string;
		send: string;
		/** Shows what the visitor said meanwhile, and keeps what is being written. */
		refresh: string;
		/** Said when there was nothing to send. */
		empty: string;
		lost: string;
		outrun: string;
	};
};
