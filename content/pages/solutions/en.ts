import type { SolutionsText } from "./schema.ts";

export const en = (product: string): SolutionsText => ({
	summary: {
		title: `AI solutions for travel, real estate and retail | ${product}`,
		description:
			"Travel AI Booster, Sales Site Hub and CPG CX AI: assistants that already know your industry and answer, qualify and sell at any hour.",
		keywords: ["Travel AI Booster", "Sales Site Hub", "CPG CX AI", "AI use cases"],
	},
	heading: "We already know your industry’s questions.",
	intro: "Three solutions that arrive knowing what you’re asked every day. All they need is your voice.",
	see: "See this industry",
	products: {
		"travel-ai-booster": {
			hour: { time: "11:47", half: "p.m." },
			customer: "Do you have a room for two this long weekend?",
			text: "Quotes your rates, holds the room and offers the tour. In the guest’s language.",
			industry: "hospitalidad-viajes",
		},
		"sales-site-hub": {
			hour: { time: "8:15", half: "a.m." },
			customer: "Does the three-bedroom have parking?",
			text: "Finds out area, timing and budget, books the showing and hands your agent the people who are ready to buy.",
			industry: "real-estate-construccion",
		},
		"cpg-cx-ai": {
			hour: { time: "4:20", half: "p.m." },
			customer: "I left some boots in my cart. Got my size?",
			text: "Answers questions about sizes, shipping and payment, and wins back the sale that stalled.",
			industry: "retail-ecommerce",
		},
	},
	useCases: {
		heading: "Four jobs they do well",
		list: [
			{
				name: "Customer Support",
				text: "Answers the usual questions at once and hands the hard ones to a person, with a summary.",
			},
			{
				name: "Customer Re-engagement",
				text: "Writes again to people who left without buying, with a reason and at the right moment.",
			},
			{ name: "Lead Qualification", text: "Asks what your best salesperson would ask, and sorts by intent." },
			{
				name: "Lead Capture",
				text: "Turns an anonymous visit into a conversation with a name and an email.",
			},
		],
	},
	cases: {
		heading: "How three businesses change",
		sample: "Sample cases.",
		counted: {
			first: "From twenty to twenty-nine.",
			second: "from ten to fourteen.",
			third: "A person takes the other three in ten.",
		},
	},
	closing: { heading: "Shall we set one up for you?", contact: "Contact us", cases: "See all cases" },
});
