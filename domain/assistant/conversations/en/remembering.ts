import type { Conversation } from "../schema.ts";

const told = {
	says: "I'm Anna Reed, anna@harbor.com, +1 305 555 0142, from Harbor Inn, a hotel, 12 employees, we miss calls at night",
} as const;

/** What was noted of them, told to whoever asks. */
export const remembering: readonly Conversation[] = [
	...[
		"what do you know about me?",
		"What have I told you?",
		"can you summarize what I told you",
		"what data do you have on me",
		"show me my data",
	].map((says) => ({
		promise: `“${says}” is answered with what was noted, and how to correct or delete it`,
		lines: [
			told,
			{
				says,
				has: [
					/Name: Anna Reed\n/,
					/Email: anna@harbor\.com\n/,
					/Phone: \+1 305 555 0142\n/,
					/Company: Harbor Inn\n/,
					/Type of business: Hotels and travel\n/,
					/: we miss calls at night\n/,
					/Team: 12 employees\n/,
					/change the company to/,
					/delete my data/,
				],
				lacks: [/Budget:/, /When:/],
				source: "/en/legal#ejercer-derechos",
			},
		],
	})),
	{
		promise: "who has told nothing hears that nothing was noted",
		lines: [{ says: "what do you know about me?", has: [/noted anything/], lacks: [/Name:/] }],
	},
	{
		promise: "what it says to do to correct and to delete is done",
		lines: [
			told,
			{ says: "what do you know about me?" },
			{ says: "change the company to Harbor Road", knows: { company: "Harbor Road" } },
			{ says: "delete my data", has: [/delet/], wants: "person" },
			{ says: "what do you know about me?", has: [/Company: Harbor Road\n/], lacks: [/how many|budget/i] },
		],
	},
	{
		promise: "a question about their trade asks for nothing of theirs",
		lines: [told, { says: "what do you know about my industry?", lacks: [/Name: Anna/] }],
	},
];
