import { en as accounts } from "./accounts/en.ts";
import { en as blog } from "./blog/en.ts";
import { en as leads } from "./leads/en.ts";
import { en as rights } from "./rights/en.ts";
import type { EmailText } from "./schema.ts";

export const en: EmailText = {
	privacy: "How we look after your data: {url}",
	scene: {
		business: {
			"hospitalidad-viajes": "a hotel",
			"real-estate-construccion": "a building under construction",
			"retail-ecommerce": "a store",
			"educacion-ong": "a school",
			"automotriz-aftermarket": "an auto repair shop",
		},
		alt: {
			contact: "At night, {business} gets a question and answers it.",
			audit: "Dawn at {business}: the day begins.",
			consultation: "In the morning, two people meet in front of {business}.",
			proposal: "At night, the proposal arrives at {business}.",
			newsletter: "At night, two people meet in front of {business}.",
			post: "In the morning, {business} gets a question and answers it.",
		},
	},
	...leads,
	...rights,
	...accounts,
	...blog,
};
