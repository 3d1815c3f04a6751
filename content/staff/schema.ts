/** Every sentence of the staff's rooms, in one language. */
export type StaffText = {
	title: string;
	skip: string;
	home: string;
	rooms: Record<
		"leads" | "conversations" | "clients" | "deliveries" | "rights" | "accounts" | "audit" | "account",
		string
	>;
	signOut: string;
	door: {
		title: string;
		lead: string;
		username: string;
		password: string;
		send: string;
		back: string;
		refused: string;
	};
	search: string;
	filter: string;
	all: string;
	next: string;
	/** A list with nothing in it; the second line when it was searched or filtered, the third when nothing came yet. */
	none: string;
	noneNext: string;
	noneYet: string;
	leads: {
		search: string;
		status: string;
		source: string;
		export: string;
		nameless: string;
		sources: Record<"chat" | "contact" | "audit" | "api", string>;
	};
	lead: {
		score: string;
		/** Over why the score is what it is. */
		why: string;
		/** What each step of the scale gives its points for. */
		reasons: Record<"captured" | "qualifying" | "budget-checked" | "qualified" | "in-crm", string>;
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
		note: string;
		addNote: string;
		proposals: string;
		make: string;
		diagnostic: string;
		revoke: string;
		link: string;
		opened: string;
		unopened: string;
		revoked: string;
		expires: string;
		client: string;
		linkClient: string;
		noClient: string;
		conversation: string;
		message: string;
		/** What happened, by kind; `{…}` parts are filled. */
		events: Record<"arrived" | "consent" | "proposal" | "opened" | "note" | "changed", string>;
		/** What would bring it to the next step, by what is missing; `{what}` is filled. */
		next: Record<"reach" | "interest" | "budget" | "rest" | "done", string>;
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
		problems: Record<"required" | "date" | "file" | "large", string>;
	};
	deliveries: {
		lead: string;
		states: Record<"waiting" | "sending" | "sent" | "dead", string>;
		kinds: Record<
			| "sales-notice"
			| "proposal-receipt"
			| "form-receipt"
			| "rights-receipt"
			| "rights-notice"
			| "rights-answer"
			| "password-reset",
			string
		>;
		/** `{count}` is filled. */
		attempts: string;
		retry: string;
	};
	rights: {
		due: string;
		late: string;
		/** How many are late: one, or `{count}`. */
		lateOne: string;
		lateMany: string;
		result: string;
		results: Record<"done" | "partly" | "refused", string>;
		choose: string;
		/** What the person is told. */
		note: string;
		/** Which language they read. */
		noteHint: Record<"es" | "en", string>;
		answer: string;
		/** `{date}` and `{author}` are filled. */
		answered: string;
		required: string;
	};
	accounts: {
		add: string;
		username: string;
		email: string;
		name: string;
		kind: string;
		roles: Record<"editor" | "sales" | "admin" | "client", string>;
		language: string;
		company: string;
		subdomain: string;
		send: string;
		/** Said once, with the password. `{username}` and `{password}` are filled. */
		made: string;
		disabled: string;
		disable: string;
		enable: string;
		reset: string;
		twoFactor: string;
		problems: Record<"username" | "subdomain" | "otherCompany" | "taken" | "email" | "required", string>;
	};
	audit: { actions: Record<string, string> };
	conversations: {
		live: string;
		/** `{person}` has it. */
		withPerson: string;
	};
	conversation: {
		title: string;
		lead: string;
		speakers: { user: string; assistant: string };
		/** Who answers now: nobody but the assistant, oneself, or `{person}`. */
		assistant: string;
		mine: string;
		others: string;
		takeOver: string;
		handBack: string;
		say: string;
		send: string;
		/** Shows what the visitor said meanwhile, and keeps what is being written. */
		refresh: string;
		lost: string;
	};
	done: string;
	failure: string;
};
