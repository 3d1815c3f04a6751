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
		phone: Said;
		fact: Said;
		/** Something is told afterwards: it is not kept. */
		quiet: Said;
	};
	/** For the team, beside the conversation. */
	notes: { erase: string; noContact: string };
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
	};
	trick: Said;
	/** To somebody who says a price, a discount or a date is agreed. */
	agreement: Said;
	price: Said;
	notFound: Said;
	notFoundContact: string;
	closing: Said;
	confused: Said;
	offerPerson: Said;
	person: {
		byEmail: string;
		byPhone: string;
		byBoth: string;
		askContact: string;
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
		after: Said;
		withoutEmail: string;
	};
	choices: { yes: string; no: string; proposalNow: string; otherIndustry: string; noPhone: string };
	factNames: { name: string; email: string; industry: string; need: string };
	and: string;
	people: string;
	pages: { contact: string; legal: string; audit: string; products: string };
};
