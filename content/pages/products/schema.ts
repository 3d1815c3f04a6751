import type { PageSummary } from "../schema.ts";

type Item = { name: string; text: string };

/** What every demo's frame says. */
export type DemoControls = { simulation: string; play: string; pause: string; resume: string; whole: string };

export type LeadDemoText = {
	title: string;
	log: string;
	bot: string;
	customer: string;
	typing: string;
	score: string;
	agent: { label: string; bot: string; human: string };
	/** Seven, one every three seconds. A message may move the lead to a status of the pipeline. */
	messages: readonly { from: "bot" | "customer"; text: string; status?: string }[];
	facts: { heading: string; list: readonly Item[] };
};

export type VoiceDemoText = {
	title: string;
	statuses: { waiting: string; recording: string; transcribing: string; analyzing: string; complete: string };
	waveform: string;
	transcript: string;
	/** At most 60 words: they come one by one between the third and the twelfth second. */
	words: string;
	results: {
		heading: string;
		sentiment: string;
		confidence: string;
		nps: string;
		retention: string;
		discount: string;
		success: string;
		strengths: string;
		improvements: string;
	};
	strengths: readonly string[];
	improvements: readonly string[];
	stats: readonly { figure: string; label: string }[];
};

export type ProductsText = {
	summary: PageSummary;
	heading: string;
	lead: string;
	pilot: { name: string; lead: string; demo: LeadDemoText };
	voice: { name: string; lead: string; demo: VoiceDemoText };
	controls: DemoControls;
	others: { heading: string };
	method: { heading: string; list: readonly Item[] };
	services: { heading: string; list: readonly Item[] };
	uses: { heading: string; list: readonly { percent: number; industry: string; text: string }[] };
	closing: { heading: string; button: string };
};
