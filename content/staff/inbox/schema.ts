import type { AuditAction } from "../../../shared/audit-action.ts";
import type {
	InboxFilter,
	LabelProblem,
	MessageRole,
	MessageWriter,
	Snooze,
	TeamAlertKind,
} from "../../../shared/conversation.ts";
import type { Bilingual } from "../../../shared/language.ts";
import type { AskFirstWords } from "../../forms/schema.ts";

type Takeover = Extract<AuditAction, `conversation-${string}`>;

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
		filters: Record<InboxFilter, string>;
		groups: { waiting: string; live: string; before: string };
		labelled: string;
		waits: string;
		unread: string;
		writers: Record<MessageWriter, string>;
		typing: string;
		list: string;
		older: string;
		/** The keys of the inbox, and where they work. */
		keys: { move: string; reply: string; note: string; where: string };
		none: Record<InboxFilter | "search", string>;
		noneOpen: {
			title: string;
			intro: string;
			choose: string;
			chooseIntro: string;
			waiting: string;
			live: string;
		};
		mute: string;
		notices: string;
		noticesOn: string;
		noticesDenied: string;
		alerts: Record<TeamAlertKind, string>;
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
		failed: string;
		offline: string;
		/** On other screens, a link to the conversation. */
		failedElsewhere: string;
		/** In its row of the list. */
		rowFailed: string;
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
		languages: Bilingual;
		manage: string;
		responsible: string;
		unassigned: string;
		assign: string;
		snooze: string;
		snoozes: Record<Snooze, string>;
		save: string;
		labels: string;
		label: string;
		addLabel: string;
		removeLabel: string;
		known: string;
		openLead: string;
		noLead: string;
		earlier: string;
		noEarlier: string;
	} & Record<LabelProblem, string>;
	cannedReplies: {
		intro: string;
		shortcut: string;
		shortcutHint: string;
		language: string;
		text: string;
		add: string;
		edit: string;
		change: string;
		save: string;
		remove: AskFirstWords;
		problems: {
			shortcut: string;
			taken: string;
			text: string;
		};
	};
	conversation: {
		title: string;
		lead: string;
		speakers: Record<MessageRole, string>;
		stopped: string;
		/** Who answers now: nobody but the assistant, oneself, or `{person}`. */
		assistant: string;
		mine: string;
		others: string;
		takeOver: string;
		takeFrom: string;
		handBack: string;
		takeovers: Record<Takeover, string>;
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
