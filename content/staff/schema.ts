import type { ApiScope, Factor, Role, SignInEvent, WorkKind } from "../../shared/account.ts";
import type { AuditAction, AuditProgram } from "../../shared/audit.ts";
import type { DeliveryKind, DeliveryState, Destination } from "../../shared/delivery.ts";
import type { DemoEventName } from "../../shared/demo-event.ts";
import type { Bilingual } from "../../shared/language.ts";
import type { FactName, LeadSource, LeadStatus } from "../../shared/lead.ts";
import type { RightsResult } from "../../shared/rights.ts";

/** The columns of the files that staff download. */
export type CsvColumn =
	| (
			| "reference"
			| "createdAt"
			| "status"
			| "score"
			| "source"
			| "language"
			| "message"
			| "consentWithdrawnAt"
	  )
	| FactName
	| ("at" | "event" | "factor" | "username" | "visitor" | "userAgent")
	| ("state" | "confirmedAt" | "cancelledAt")
	| ("actor" | "action" | "subject" | "subjectId" | "detail");

export type ListState = Record<"title" | "lead", string>;

/** Every sentence of the staff’s screens, in one language. */
export type StaffText = {
	title: string;
	skip: string;
	home: string;
	/** The entries of the bar. */
	sections: Record<"today" | "conversations" | "leads" | "clients" | "content", string>;
	/** Read out before the number of conversations that wait, in the bar. */
	waiting: string;
	screens: Record<
		| "today"
		| "leads"
		| "conversations"
		| "clients"
		| "visits"
		| "deliveries"
		| "rights"
		| "accounts"
		| "audit"
		| "sign-ins"
		| "api-keys"
		| "account"
		| "blog"
		| "comments"
		| "subscribers"
		| "unknown-questions"
		| "canned-replies",
		string
	>;
	signOut: string;
	signIn: {
		title: string;
		lead: string;
		username: string;
		password: string;
		send: string;
		back: string;
		refused: string;
	};
	/** Asks for the password again before a grave action. */
	confirm: Record<"title" | "lead" | "password" | "send" | "refused" | "done" | "next", string> &
		Record<"passkey" | "passkeyRefused" | "passkeyCancelled" | "passkeyLead", string>;
	/** To whom sent a form after their session had ended. */
	ended: Record<"title" | "lead" | "enter" | "back" | "send" | "files", string>;
	/** While a screen takes long to open. */
	loading: string;
	/** In the place of a screen: gone when it is not there, else broken. */
	failed: Record<"gone" | "broken" | "forbidden", ListState> & Record<"again" | "back", string>;
	search: string;
	/** The search of everything; `{count}`, `{typed}` and `{first}` are filled. */
	finder: {
		groups: Record<"leads" | "conversations" | "clients" | "posts" | "screens", string>;
		keys: Record<"move" | "open" | "openBeside" | "close", string>;
	} & Record<"title" | "send" | "field" | "hint" | "close" | "lead", string> &
		Record<"one" | "many" | "enter" | "none" | "noneNext" | "more" | "failed" | "again", string>;
	filter: string;
	all: string;
	next: string;
	/** A list in which a search or a filter leaves nothing. */
	narrowed: ListState;
	/** A list to which nothing came yet. */
	nothing: Record<
		| "leads"
		| "clients"
		| "visits"
		| "deliveries"
		| "unknown-questions"
		| "blog"
		| "comments"
		| "subscribers"
		| "canned-replies"
		| "rights"
		| "accounts"
		| "api-keys"
		| "audit"
		| "sign-ins",
		ListState
	>;
	leads: {
		search: string;
		status: string;
		source: string;
		export: string;
		nameless: string;
		/** Beside whoever took their consent back. */
		revoked: string;
		sources: Record<LeadSource, string>;
	};
	lead: {
		score: string;
		/** What to do now; `{…}` parts are filled. */
		now: Record<
			"label" | "call" | "write" | "contacted" | "postpone" | "asked" | "left" | "somebody",
			string
		>;
		/** The one thing to do next, by what it is; `{…}` parts are filled. */
		steps: Record<"consultationToday" | "consultationLater" | "unreachable" | "propose" | "nothing", string> &
			Record<"phone" | "email", Record<"late" | "today" | "asked" | "later", string>>;
		/** Over why the score is what it is. */
		why: string;
		/** What each step of the scale gives its points for. */
		reasons: Record<LeadStatus, string>;
		/** Said to a screen reader beside the points. */
		earned: string;
		notEarned: string;
		/** `{what}` is filled. */
		lacks: string;
		/** What is lacking when one of two facts would do. */
		anyOf: Record<"contact" | "interest", string>;
		known: string;
		missing: string;
		happened: string;
		owner: string;
		nobody: string;
		assign: string;
		notes: string;
		/** The note of what a program or a person took a lead for that they brought, in percent. */
		claimedScore: string;
		note: string;
		addNote: string;
		noteHint: string;
		problems: Record<"note" | "noteLong", string>;
		proposals: string;
		/** Said where there is none. */
		noProposal: string;
		/** In the place of its button, once the consent was taken back. */
		makeless: string;
		make: string;
		/** When no proposal was made: the living one says the same, or so many were made today. */
		notMade: Record<"proposal-same" | "proposal-limit-reached" | "revoked", string>;
		diagnostic: string;
		revoke: string;
		/** Asked before a proposal is revoked. */
		revokeAsk: string;
		revokeSure: string;
		link: string;
		copy: string;
		copied: string;
		opened: string;
		unopened: string;
		revoked: string;
		expires: string;
		client: string;
		linkClient: string;
		noClient: string;
		conversation: string;
		message: string;
		/** `{…}` parts are filled. */
		consent: {
			title: string;
			none: string;
			textless: string;
			about: string;
			revoked: string;
			revoke: string;
			/** Before the second press. */
			revokeHint: string;
			revokeSure: string;
		};
		/** The Audit Express' consultation; `{date}` is filled. */
		consultation: {
			title: string;
			starts: string;
			hint: string;
			place: string;
			placeHint: string;
			send: string;
			cancel: string;
			/** Before the second press. */
			cancelAsk: string;
			cancelSure: string;
			standing: string;
			cancelled: string;
			/** In the place of the form, once the consent was taken back. */
			revoked: string;
			impossible: string;
			problems: Record<"starts" | "past" | "place", string>;
		};
		/** What happened, by kind; `{…}` parts are filled. */
		events: Record<"arrived" | "consent" | "proposal" | "opened" | "note" | "changed", string>;
		/** What would bring it to the next step, by what is missing; `{what}` is filled. */
		next: Record<"reach" | "interest" | "budget" | "rest" | "done" | "revoked", string>;
	};
	clients: {
		project: string;
		product: string;
		responsible: string;
		status: string;
		waiting: string;
		addProject: string;
		save: string;
		milestone: string;
		due: string;
		addMilestone: string;
		done: string;
		undone: string;
		update: string;
		addUpdate: string;
		demo: string;
		flow: string;
		addDemo: string;
		report: string;
		file: string;
		fileHint: string;
		addReport: string;
		remove: string;
		/** Before the second press; `{title}` is filled. */
		removeAsk: Record<"demo" | "report", string>;
		removeSure: string;
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
		funnel: Record<"title" | "note" | "opened" | "begun" | "contact" | "proposal" | "downloaded", string>;
		demos: string;
		/** What was done in them. */
		uses: Record<DemoEventName, string>;
		how: string;
	};
	deliveries: {
		lead: string;
		/** "held" is what waits on purpose. */
		states: Record<DeliveryState | "held", string>;
		/** When what waits leaves or is tried again; `{date}` is filled. */
		next: Record<"held" | "waiting", string>;
		/** Where things go. */
		destinations: Record<Destination, string>;
		/** How a destination stands; `{…}` parts are filled. */
		queue: Record<
			| "idle"
			| "waiting"
			| "oldest"
			| "held"
			| "needless"
			| "dead"
			| "paused"
			| "unset"
			| "retryAll"
			| "title",
			string
		>;
		/** Why something did not leave, by the code it is kept with; "unknown" stands for all others. */
		reasons: Record<string, string>;
		/** The same, by what the receiver answered: a status, or its kind like "5xx". */
		answers: Record<string, string>;
		kinds: Record<DeliveryKind, string>;
		/** Of one that tells another system of it. */
		revocation: string;
		/** `{count}` is filled. */
		attempts: string;
		retry: string;
	};
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
	/** Where a lead stands with the CRM; `{…}` parts are filled. */
	crm: Record<
		| "title"
		| "embedded"
		| "queued"
		| "failed"
		| "refused"
		| "needless"
		| "confirmed"
		| "open"
		| "send"
		| "inject",
		string
	>;
	rights: {
		due: string;
		late: string;
		/** How many are late: one, or `{count}`. */
		lateOne: string;
		lateMany: string;
		result: string;
		results: Record<RightsResult, string>;
		choose: string;
		/** What the person is told. */
		note: string;
		/** Which language they read. */
		noteHint: Bilingual;
		answer: string;
		/** `{date}` and `{author}` are filled. */
		answered: string;
		/** Of an answer that was not sent: `{author}` was first. */
		answeredBefore: string;
		required: string;
		noteLong: string;
	};
	/** All that is held of one person: given out, used no more, erased. */
	person: {
		title: string;
		find: string;
		email: string;
		phone: string;
		phoneHint: string;
		held: string;
		counts: Record<
			| ("leads" | "conversations" | "conversationMails" | "requests")
			| ("accounts" | "comments" | "subscribers" | "invitations"),
			string
		>;
		lead: string;
		nothing: string;
		export: string;
		exportHint: string;
		revoke: string;
		/** Before the second press. */
		revokeHint: string;
		revokeSure: string;
		/** What of it was taken back. */
		revoked: Record<"leads" | "subscribers" | "comments" | "nothing", string>;
		erase: string;
		eraseHint: string;
		/** Beside it when requests of theirs wait for an answer; `{references}` is filled. */
		unanswered: string;
		sure: string;
		/** `{count}` is filled. */
		erased: string;
		problems: Record<"email" | "phone" | "sure", string>;
	};
	/** `{…}` parts are filled. */
	accounts: Record<"team" | "clients" | "add" | "username" | "email" | "name" | "language", string> &
		Record<"company" | "subdomain" | "send" | "disabled" | "disable" | "disableAsk" | "disableSure", string> &
		Record<"enable" | "reset" | "resetAsk" | "resetSure" | "twoFactor" | "rolesLabel", string> & {
			roles: Record<Role, string>;
			/** What each role may do. */
			roleHints: Record<Role, string>;
			/** Said once, with the password of a client. */
			made: string;
			/** Said once it was done. */
			done: Record<"disable" | "enable" | "invite" | "resend" | "revoke" | "left", string>;
			problems: Record<"username" | "subdomain" | "otherCompany" | "taken" | "email" | "required", string> &
				Record<"invited" | "roles", string>;
		};
	/** Inviting a colleague. `{…}` parts are filled. */
	invitations: Record<
		"invite" | "lead" | "noMail" | "send" | "makeLink" | "open" | "by" | "expired",
		string
	> &
		Record<"resend" | "resendAsk" | "resendSure" | "relink" | "relinkAsk" | "relinkSure", string> &
		Record<"revoke" | "revokeAsk" | "revokeSure" | "shown", string>;
	/** The page of a colleague. */
	colleague: Record<
		"saveRoles" | "email" | "emailHint" | "emailSend" | "emailFlooded" | "since" | "lastAdmin",
		string
	> &
		Record<
			"resetAsk" | "resetShown" | "leave" | "leaveLead" | "leaveSend" | "leaveSure" | "leaveAsk" | "nothing",
			string
		> & {
			/** Who takes what they have; `{count}` is filled. */
			work: Record<WorkKind, string>;
			/** Where nobody takes it. */
			nobody: Record<WorkKind, string>;
			done: Record<"roles" | "email" | "reset" | "enable", string>;
		};
	audit: {
		person: string;
		action: string;
		from: string;
		to: string;
		export: string;
		/** Who is no account: the operator, a program with a key, a visitor. */
		others: string;
		programs: Record<AuditProgram, string>;
		/** In the place of the name of what is no more. */
		gone: string;
		actions: Record<AuditAction, string>;
	};
	/** The headings of files; `{zone}` is where their times are told. */
	csv: { zone: string; columns: Record<CsvColumn, string> };
	/** The keys of the API; `{date}` is filled. */
	apiKeys: Record<
		| "add"
		| "name"
		| "nameHint"
		| "scope"
		| "lifetime"
		| "send"
		| "expires"
		| "neverExpires"
		| "used"
		| "neverUsed"
		| "expired"
		| "revoked"
		| "rotate"
		| "rotateAsk"
		| "rotateSure"
		| "revoke"
		| "revokeAsk"
		| "revokeSure",
		string
	> & {
		/** Said once, before the key itself; `{name}` is filled. */
		made: string;
		scopes: Record<ApiScope, string>;
		lifetimes: Record<"30" | "90" | "365" | "never", string>;
		done: Record<"revoke", string>;
		problems: Record<"name" | "scope", string>;
	};
	/** The log of sign-ins. */
	signIns: Record<"search" | "event" | "export" | "unknown", string> & {
		events: Record<SignInEvent, string>;
		factors: Record<Factor, string>;
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
			live: string;
		};
		mute: string;
		notices: string;
		noticesOn: string;
		noticesDenied: string;
		noticeTitle: string;
		snoozeEnded: string;
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
		cannedNone: string;
		cannedUnmatched: string;
		cannedEdit: string;
		unsent: string;
		sending: string;
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
		say: string;
		send: string;
		/** Shows what the visitor said meanwhile, and keeps what is being written. */
		refresh: string;
		/** Said when there was nothing to send. */
		empty: string;
		lost: string;
		outrun: string;
	};
	done: string;
	failure: string;
};
