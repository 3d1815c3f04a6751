/** The same thing said in several ways, so that it does not sound like a recording. */
type Ways = readonly [string, ...string[]];
/** A question, and how it is put the second time. */
type Question = readonly [first: string, second: string];
/** A choice's value in the lead, and what it says. */
type Range = { value: string; label: string };

/**
 * Every sentence of the assistant, in one language.
 * `{product}` is the brand, `{name}` the visitor's first name, `{recommended}` a product, `{line}` what it does,
 * `{value}` something the visitor said.
 */
export type AssistantTexts = {
	greeting: string;
	privacy: { version: string; text: string; linkText: string };
	ask: {
		contact: Question;
		/** Of who somebody is and how to reach them only this is not known. */
		name: Question;
		way: Question;
		/** The telephone is not to be told. */
		email: Question;
		company: Question;
		industry: Question;
		need: Question;
		companySize: Question;
		budget: Question;
		timing: Question;
	};
	/** To what is likely and was not stated plainly; `{value}` is it. */
	suggestion: { company: string; industry: string; need: string; figure: string; yes: string; other: string };
	acknowledge: {
		met: Ways;
		hello: Ways;
		noted: Ways;
		/** After the need, with the product that fits it. */
		recommend: Ways;
		need: Ways;
		corrected: Ways;
		declined: Ways;
		/** The visitor has only some of it, or none: nothing is missing for that. */
		forgotten: Ways;
		/** They told it and do not want it kept. */
		withheld: string;
	};
	/** To a fact that is said to be wrong, without the right one. */
	askCorrect: { email: string; phone: string; name: string; company: string; other: string };
	email: { mistyped: Ways; guess: string };
	/** `country`: it may be of several. */
	phone: { mistyped: Record<"phone" | "phoneShort" | "phoneLong", Ways>; country: string };
	/** To "15.000", which may be fifteen or fifteen thousand. */
	whichBudget: string;
	/** Nothing is sure: what is offered behind it are the likeliest questions. */
	unsure: Ways;
	/** The visitor pressed "something else". */
	otherwise: string;
	/** Nothing published is near the question. */
	unknown: Ways;
	missed: Ways;
	/** The second time in a row. */
	missedAgain: Ways;
	advice: { known: Ways; unknown: Ways; none: string };
	/** To a question whose answer was given the turn before. */
	noMore: Ways;
	/** Behind that answer, given again to another question. */
	sameAgain: Ways;
	/** `{line}` is what is said of their industry. */
	industryKnown: string;
	/** `heard`: there is a way to reach them, and the team is told; else `direct`: how to reach the team. `maybe`: it is not sure. */
	complaint: { heard: Ways; direct: Ways; maybe: string };
	outOfScope: Ways;
	trick: Ways;
	objection: Ways;
	smallTalk: { thanks: Ways; goodbye: Ways; chitChat: Ways; later: Ways; wait: Ways };
	agreed: Ways;
	closing: Ways;
	switched: string;
	/** `pending`: in place of `known`, once its deletion was asked for. */
	ownData: { known: string; nothing: string; pending: string; change: string };
	withdrawn: {
		erase: { known: Ways; unknown: Ways };
		noContact: { known: Ways; unknown: Ways };
		/** How to make it formal. */
		form: string;
		/** How far it reaches, and how to reach further. */
		elsewhere: string;
		/** Something is told afterwards: it is not kept. */
		quiet: Ways;
	};
	/** To somebody who took back our leave to write and wants something that needs it. */
	permission: { needed: string; ask: string; given: Ways; refused: Ways };
	/** For the team, beside the conversation. */
	notes: { erase: string; noContact: string; writeAgain: string; callTime: string };
	/** Where the conversation is mailed from. */
	byMail: string;
	/**
	 * When a person answers: now, or `{opens}`, a weekday with its hour. `goOn` names the ways to write meanwhile and
	 * `{reference}`; `{reference}` is in what they open with, too.
	 */
	hours: { open: string; closed: string; today: string; goOn: string; opening: string; subject: string };
	person: {
		/** Before the next three, where nothing else is said first. */
		gladly: string;
		byEmail: string;
		byPhone: string;
		byBoth: string;
		again: string;
		/** `{value}` is the time they wish for. */
		message: string;
		askContact: string;
		/** How to reach the team without leaving anything. */
		direct: Ways;
		offer: string;
		notNow: string;
	};
	/** What has consequences is asked about where it is likely and not sure. */
	offer: Record<"erase-data" | "stop-contact", { question: string; yes: string; no: string }>;
	proposal: {
		/** What it goes into is shown below. */
		summary: Ways;
		/** The same, where something is still missing. */
		incomplete: Ways;
		saved: Ways;
		missing: Ways;
		withoutWay: string;
		making: Ways;
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
		/** What it says is changed in its summary; its format is not. */
		change: Ways;
		fixed: string;
		/** To somebody who did not get it. */
		again: string;
		none: string;
		after: Ways;
		outdated: string;
	};
	/** What stands on buttons. */
	choices: {
		yes: string;
		no: string;
		proposal: string;
		proposalNow: string;
		person: string;
		personAnswers: string;
		other: string;
		unsure: string;
		otherIndustry: string;
		noContact: string;
		useGuess: string;
		topics: readonly { entry: string; label: string }[];
	};
	ranges: { companySize: readonly Range[]; budget: readonly Range[]; timing: readonly Range[] };
	/** How a fact is called in a form, in the summary and where it is read back. */
	facts: {
		name: string;
		email: string;
		phone: string;
		country: string;
		company: string;
		industry: string;
		need: string;
		companySize: string;
		budget: string;
		timing: string;
	};
	forms: {
		contact: { title: string; titleForPerson: string; text: string; submit: string };
		summary: {
			title: string;
			text: string;
			submit: string;
			save: string;
			products: string;
			noIndustry: string;
		};
		errors: {
			/** Of a whole form: `{count}` fields. */
			summary: { one: string; several: string };
			required: string;
			email: string;
			emailLetter: string;
			emailSeveral: string;
			emailGuess: string;
			phone: string;
			phoneShort: string;
			phoneLong: string;
			contact: string;
			long: string;
		};
	};
	progress: { label: string; see: string };
	pages: { contact: string; assistantMail: string; legal: string; products: string };
};
