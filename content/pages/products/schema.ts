import type { LeadStatus } from "../../../shared/lead.ts";
import type { PageSummary } from "../schema.ts";

export type TeamProduct = "fcmsie" | "travel-ai-booster" | "sales-site-hub" | "cpg-cx-ai";

type Item = { name: string; text: string };

/** What every demo's frame says. */
export type DemoControls = {
	simulation: string;
	again: string;
	pause: string;
	resume: string;
	whole: string;
	/** What stands after the number of a percentage. */
	percent: string;
};

export type LeadMessage = {
	from: "bot" | "customer";
	text: string;
	/** The pipeline's status this message moves the lead to. */
	status?: LeadStatus;
};

export type LeadDemoText = {
	title: string;
	log: string;
	bot: string;
	customer: string;
	/** Before the first status. */
	waiting: string;
	score: string;
	agent: { label: string; bot: string; human: string };
	/** Seven, one every three seconds. */
	messages: readonly LeadMessage[];
	facts: { heading: string; list: readonly Item[] };
};

/** A passage of the voice note, and how it feels. */
export type Passage = { text: string; feels: "good" | "neutral" | "bad" };

export type VoiceDemoText = {
	title: string;
	statuses: Record<"waiting" | "recording" | "transcribing" | "analyzing" | "complete", string>;
	customer: string;
	/** At most 60 words together: they come one by one between the third and the twelfth second. */
	passages: readonly Passage[];
	sentiment: { heading: string; text: string; confidence: string };
	nps: { heading: string; scale: string; text: string };
	/** The measures told in percent. */
	shares: Record<"retention" | "discount" | "success", string>;
	strengths: { heading: string; list: readonly string[] };
	improvements: { heading: string; list: readonly string[] };
	action: { heading: string; text: string };
	stats: readonly { figure: string; label: string }[];
};

export type ProductsText = {
	summary: PageSummary;
	/** The page's name in the trail that leads to it. */
	name: string;
	heading: string;
	/** What the drawn mouth says. */
	greeting: string;
	intro: string;
	controls: DemoControls;
	pilot: { name: string; short: string; intro: string; demo: LeadDemoText };
	voice: { name: string; short: string; intro: string; demo: VoiceDemoText };
	uses: {
		heading: string;
		intro: string;
		list: readonly { percent: number; industry: string; text: string }[];
	};
	method: { heading: string; list: readonly Item[] };
	services: {
		heading: string;
		list: readonly (Item & { picture: "score" | "wave" | "answer" | "joined" })[];
	};
	/** The products without a panel; `{whom}` and `{name}` are filled. */
	team: {
		heading: string;
		whom: string;
		talk: string;
		see: string;
		cards: Record<TeamProduct, { line: string; figure: string; label: string }>;
	};
	closing: { heading: string; button: string };
};
