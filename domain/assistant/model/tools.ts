import { type ToolSet, tool, zodSchema } from "ai";
import { z } from "zod";
import { industries } from "../../../content/industries/list.ts";
import type { Desk } from "./desk.ts";

const text = z.string().max(1_000).optional();
const nothing = z.object({});
const search = z.object({ query: z.string().min(1).max(400) });
const facts = z.object({
	name: text,
	email: text,
	phone: text,
	company: text,
	industry: z.enum([...industries.map(({ id }) => id), "other"]).optional(),
	need: text,
	companySize: text,
	budget: text,
	timing: text,
});

const descriptions = {
	saveFacts:
		"Save facts the visitor told about themselves, in the visitor's own words. A fact they did not say is refused.",
	qualify: "How far the visitor is qualified, what is still missing, and the question to ask next.",
	searchSite:
		"Search what the site says, before answering any question about the firm or its work. Query: two to four telling words in the visitor's language, no sentence. Of what is found, each title is the question or the subject and its text the answer: read them together and choose what fits.",
	makeProposal:
		"Make the visitor's proposal, a PDF, once they agree to it. Says what is missing while it cannot be made.",
	handOver: "Bring in a person of the team when the visitor asks for one. Needs an email or a phone.",
} as const;

/** Made once: each call of a model sends them as JSON Schema. */
const inputs = { nothing: zodSchema(nothing), search: zodSchema(search), facts: zodSchema(facts) };

/** About how many letters the tools are in each call of a model. */
export const toolLetters: number = JSON.stringify([
	descriptions,
	...[nothing, nothing, nothing, search, facts].map((input) => z.toJSONSchema(input)),
]).length;

/** The desk's tools as a model sees them. None takes an id: each acts on this conversation alone. */
export function toolsOf(desk: Desk): ToolSet {
	return {
		saveFacts: tool({
			description: descriptions.saveFacts,
			inputSchema: inputs.facts,
			execute: (told) => desk.saveFacts(told),
		}),
		qualify: tool({
			description: descriptions.qualify,
			inputSchema: inputs.nothing,
			execute: () => desk.qualify(),
		}),
		searchSite: tool({
			description: descriptions.searchSite,
			inputSchema: inputs.search,
			execute: ({ query }) => desk.searchSite(query),
		}),
		makeProposal: tool({
			description: descriptions.makeProposal,
			inputSchema: inputs.nothing,
			execute: () => desk.makeProposal(),
		}),
		handOver: tool({
			description: descriptions.handOver,
			inputSchema: inputs.nothing,
			execute: () => desk.handOver(),
		}),
	};
}
