import { type ToolSet, tool, zodSchema } from "ai";
import { z } from "zod";
import { industries } from "../../../content/industries/list.ts";
import type { Desk } from "./desk.ts";

const text = z.string().max(1_000).optional();
/** Made once: each call of a model sends them as JSON Schema. */
const nothing = zodSchema(z.object({}));
const search = zodSchema(z.object({ query: z.string().min(1).max(400) }));
const facts = zodSchema(
	z.object({
		name: text,
		email: text,
		phone: text,
		company: text,
		industry: z.enum([...industries.map(({ id }) => id), "other"]).optional(),
		need: text,
		companySize: text,
		budget: text,
		timing: text,
	}),
);

/** The desk's tools as a model sees them. None takes an id: each acts on this conversation alone. */
export function toolsOf(desk: Desk): ToolSet {
	return {
		saveFacts: tool({
			description:
				"Save facts the visitor told about themselves, in the visitor's own words. A fact they did not say is refused.",
			inputSchema: facts,
			execute: (told) => desk.saveFacts(told),
		}),
		qualify: tool({
			description: "How far the visitor is qualified, what is still missing, and the question to ask next.",
			inputSchema: nothing,
			execute: () => desk.qualify(),
		}),
		searchSite: tool({
			description:
				"Search what the site says, before answering any question about the firm or its work. Query: two to four telling words in the visitor's language, no sentence. Of what is found, each title is the question or the subject and its text the answer: read them together and choose what fits.",
			inputSchema: search,
			execute: ({ query }) => desk.searchSite(query),
		}),
		makeProposal: tool({
			description:
				"Make the visitor's proposal, a PDF, once they agree to it. Says what is missing while it cannot be made.",
			inputSchema: nothing,
			execute: () => desk.makeProposal(),
		}),
		handOver: tool({
			description: "Bring in a person of the team when the visitor asks for one. Needs an email or a phone.",
			inputSchema: nothing,
			execute: () => desk.handOver(),
		}),
	};
}
