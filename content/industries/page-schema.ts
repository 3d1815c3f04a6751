import type { Language } from "../../shared/language.ts";

/** What an industry's own page says beside its short texts, in one language. */
export type IndustryPage = {
	heroTitle: string;
	heroSubtitle: string;
	/** What the assistant answers to each of the industry's problems, in their order. */
	answers: readonly string[];
	solutions: readonly { id: string; name: string; description: string; features: readonly string[] }[];
	integrations: readonly { name: string; description: string }[];
	kpis: readonly IndustryKpi[];
	night: IndustryNight;
	/** SAMPLE CONTENT: the business and its people are invented. */
	caseStudy?: {
		title: string;
		description: string;
		results: readonly string[];
		quote: string;
		author: string;
	};
	/** What the assistant asks the owner first, and what an owner may ask it. */
	chat: { hello: string; questions: readonly string[] };
	/** At the hour of the last scene. */
	closing: string;
};

/** One of the company's claims. */
export type IndustryKpi = {
	/** As it is shown: "45 %", "−30 %", "hasta 80 %". */
	metric: string;
	label: string;
	description: string;
	/** The metric in counted things: `{before}` and `{now}` are filled. */
	counted: string;
};

/** SAMPLE CONTENT: one night of such a business. */
export type IndustryNight = {
	heading: string;
	intro: string;
	/** Of the customer and the assistant, where it is not the page's. */
	chatLanguage?: Language;
	hours: readonly NightHour[];
};

export type NightHour = {
	hour: { time: string; half: string };
	says?: { by: "customer" | "assistant" | "team"; from: string; text: string };
	notes?: readonly { name: string; value: string }[];
	what: string;
};
