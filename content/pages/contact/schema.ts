import type { PageSummary } from "../schema.ts";

export type ContactText = {
	summary: PageSummary;
	heading: string;
	intro: string;
	form: string;
	ways: {
		heading: string;
		email: string;
		phone: string;
		whatsapp: string;
		place: string;
		city: string;
		call: { heading: string; text: string; link: string; subject: string };
		chat: { text: string; link: string };
	};
};
