/** A question and the ways to ask it again: never twice with the same words. The last is for coming back to it after a detour. */
type Asked = readonly [first: string, second: string, back: string];
/** The same thing said in several ways, so that it does not sound like a recording. */
type Said = readonly [string, ...string[]];

/**
 * Every sentence of the assistant, in one language.
 * `{product}` is the brand, `{name}` the visitor's first name, `{recommended}` a product, `{domain}` a mail provider, `{missing}` a list.
 */
export type AssistantTexts = {
	greeting: string;
	privacy: { version: string; text: string; linkText: string };
	ask: {
		identity: Asked;
		name: Asked;
		email: Asked;
		company: Asked;
		industry: Asked;
		need: Asked;
		companySize: Asked;
		budget: Asked;
		timing: Asked;
	};
	/** To a bare "yes" to a question that wants more than a yes. */
	/** To a budget without its unit: "6". */
	askUnit: Said;
	askMore: { budget: string; timing: string };
	/** Put before a question when a detour ends. */
	backToThread: Said;
	acknowledge: {
		met: Said;
		hello: Said;
		noted: Said;
		industry: Said;
		company: Said;
		need: Said;
		recommend: Said;
		corrected: Said;
		/** Something is made clearer that changes nothing we noted. */
		cleared: Said;
		/** A vague wish for help. */
		help: Said;
		gotContact: Said;
		declined: Said;
		unsure: Said;
	};
	/** To somebody who takes back what they told: `known` when the team can tell whose it is. */
	withdrawn: {
		erase: { known: Said; unknown: Said };
		noContact: { known: Said; unknown: Said };
		/** How to make it formal. */
		form: string;
		/** How far it reaches, and how to reach further. */
		elsewhere: string;
		phone: Said;
		fact: Said;
		/** Something is told afterwards: it is not kept. */
		quiet: Said;
	};
	/** To somebody who took back our leave to write and wants something that needs it. */
	permission: { needed: string; ask: string; given: Said; refused: Said };
	/** To somebody who says by which way or when to be reached. */
	contactWish: Said;
	/** For the team, beside the conversation. */
	notes: { erase: string; noContact: string; writeAgain: string };
	declinedEmail: string;
	declinedName: string;
	needHelp: string;
	needHelpPlain: string;
	emailMistyped: Said;
	emailGuess: string;
	phoneInvalid: Said;
	askAgainCorrect: { email: string; phone: string; name: string; company: string; other: string };
	switched: string;
	social: {
		howAreYou: Said;
		robot: Said;
		thanks: Said;
		goodbye: Said;
		whyData: string;
		insult: Said;
		already: string;
		welcome: Said;
		browsing: Said;
		laughter: Said;
		notInterested: Said;
		/** To somebody who asks us to wait. */
		wait: Said;
		/** Put before a question that was not understood. */
		otherWords: Said;
	};
	/** To somebody who asks what we know of them: what was told, by name, and how to change it. */
	recall: {
		known: Said;
		nothing: Said;
		facts: {
			name: string;
			email: string;
			phone: string;
			company: string;
			industry: string;
			need: string;
			companySize: string;
			budget: string;
			timing: string;
		};
		change: string;
	};
	trick: Said;
	/** To somebody who says a price, a discount or a date is agreed. */
	agreement: Said;
	price: Said;
	/** To somebody who asks what we recommend. */
	advice: { known: Said; unknown: Said };
	/** To somebody who asks whether we serve a trade that has its page. */
	tradeKnown: string;
	notFound: Said;
	notFoundContact: string;
	closing: Said;
	confused: Said;
	offerPerson: Said;
	/** When offering a person did not help either. */
	stuck: Said;
	/** To a message that breaks off. */
	cutOff: { lead: Said; name: string; email: string; phone: string; company: string };
	/** Where the conversation is mailed from. */
	byMail: string;
	/**
	 * When a person answers: now, or `{opens}`, a weekday with its hour. `goOn` names the ways to write meanwhile and
	 * `{reference}`; `{reference}` is in what they open with, too.
	 */
	hours: { open: string; closed: string; goOn: string; opening: string; subject: string };
	person: {
		byEmail: string;
		byPhone: string;
		byBoth: string;
		askContact: string;
		/** How to reach the team without leaving anything. */
		direct: Said;
		withoutContact: string;
		notNow: string;
	};
	proposal: {
		early: string;
		offer: Said;
		again: string;
		missing: string;
		hurry: string;
		missingWithoutEmail: string;
		making: Said;
		ready: string;
		/** When it is also mailed. */
		mailed: string;
		/** When no more are made today, and the newest there is is handed over. */
		latest: string;
		/** The same, when there is none to hand over. */
		enough: string;
		failed: string;
		notYet: string;
		/** To somebody who wants it in another shape. */
		fixed: Said;
		after: Said;
		withoutEmail: string;
		/** Put when the questions end and it still lacks something. */
		lacks: string;
	};
	choices: {
		yes: string;
		no: string;
		proposalNow: string;
		otherIndustry: string;
		noPhone: string;
		topics: readonly string[];
	};
	factNames: { name: string; email: string; industry: string; need: string };
	and: string;
	people: string;
	pages: { contact: string; assistantMail: string; legal: string; audit: string; products: string };
};
