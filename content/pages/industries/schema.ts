import type { PageSummary } from "../schema.ts";

/** Around a demo in a dialog. */
export type DemoDialogText = {
	simulation: string;
	loading: string;
	/** When it could not be brought. */
	failed: string;
	/** The link to the demo's page. */
	whole: string;
	close: string;
};

/** The list of industries and the words every industry's page shares. */
export type IndustriesText = {
	summary: PageSummary;
	heading: string;
	intro: string;
	stats: readonly { figure: string; label: string }[];
	explore: string;
	demo: string;
	dialog: DemoDialogText;
	closing: { heading: string; text: string; button: string };
	industry: {
		/** `{name}` is filled. */
		title: string;
		back: string;
		expert: string;
		challenges: string;
		/** Name of the links that jump to each hour. */
		nightJumps: string;
		approach: string;
		/** Name of the links that jump to each scene, and the scenes' hours. */
		jumps: string;
		hours: Record<"dawn" | "noon" | "night", { time: string; half: string }>;
		noSolutions: string;
		integrations: string;
		integrationsIntro: string;
		caseStudy: string;
		sample: string;
		faqs: string;
		chat: {
			heading: string;
			intro: string;
			assistant: string;
			online: string;
			/** Name of the questions that are sent by a press. */
			questions: string;
			field: string;
			placeholder: string;
			send: string;
		};
		closing: string;
		book: string;
		claims: string;
	};
	unknown: { title: string; message: string; back: string };
};
