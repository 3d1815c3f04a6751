import { createRoute, type Hook, OpenAPIHono, z } from "@hono/zod-openapi";
import type { Env } from "hono";
import { limits } from "../../config/limits.ts";
import { type LeadWithProposals, readSharedLead, readSharedLeads } from "../../domain/leads/lead-list.ts";
import { proposalPath } from "../../domain/proposals/proposal.ts";
import { cleanText } from "../clean-text.ts";
import { readCursor, writeCursor } from "../cursor.ts";
import { originOf } from "../origin.ts";
import type { Services } from "../services.ts";
import { apiError } from "./errors.ts";
import { requireKey } from "./key.ts";
import { LeadPage, LeadQuery, LeadResponse } from "./lead-schemas.ts";
import { ErrorResponse, json } from "./schemas.ts";

const refusals = {
	401: { description: "The key is missing or wrong.", content: json(ErrorResponse) },
	403: { description: "The key lacks the scope leads:read.", content: json(ErrorResponse) },
	404: { description: "No such lead, or no key is set on this site.", content: json(ErrorResponse) },
};
const security = [{ apiKey: [] }];

const list = createRoute({
	method: "get",
	path: "/leads",
	tags: ["Leads"],
	summary: "Leads, newest first",
	security,
	request: { query: LeadQuery },
	responses: {
		200: { description: "One page of leads.", content: json(LeadPage) },
		400: { description: "A parameter is wrong.", content: json(ErrorResponse) },
		...refusals,
	},
});

const one = createRoute({
	method: "get",
	path: "/leads/{id}",
	tags: ["Leads"],
	summary: "One lead",
	security,
	request: { params: z.object({ id: z.string().max(200) }) },
	responses: { 200: { description: "The lead.", content: json(LeadResponse) }, ...refusals },
});

export function leadsApi(services: Services) {
	const { settings } = services;
	const { db } = services.connection;
	const middleware = requireKey(services, "leads:read");
	return new OpenAPIHono({ defaultHook: refuseParameter })
		.openapi({ ...list, middleware }, async (c) => {
			const { email, limit, cursor } = c.req.valid("query");
			const after = cursor ? readCursor(cursor) : undefined;
			if (after === null) return c.json(apiError(c, "badCursor"), 400);
			const { leads, next } = await readSharedLeads(db, { limit, after, email: email && cleanText(email) });
			const origin = originOf(c.req.url, settings);
			const answers = leads.map((lead) => toLeadResponse(lead, origin));
			return c.json({ leads: answers, nextCursor: next && writeCursor(next) }, 200);
		})
		.openapi({ ...one, middleware }, async (c) => {
			const lead = await readSharedLead(db, cleanText(c.req.valid("param").id));
			if (!lead) return c.json(apiError(c, "notFound"), 404);
			return c.json(toLeadResponse(lead, originOf(c.req.url, settings)), 200);
		});
}

const refuseParameter: Hook<unknown, Env, string, unknown> = (result, c) => {
	if (result.success) return;
	const [issue] = result.error.issues;
	const field = issue?.path.join(".") ?? "";
	if (field === "limit")
		return c.json(apiError(c, "fieldNumber", { field, least: 1, most: limits.leadPage }), 400);
	if (issue?.code === "too_big")
		return c.json(apiError(c, "fieldTooLong", { field, most: String(issue.maximum) }), 400);
	return c.json(apiError(c, "fieldText", { field }), 400);
};

function toLeadResponse(lead: LeadWithProposals, origin: string) {
	return {
		...lead,
		proposals: lead.proposals.map((proposal) => ({
			id: proposal.id,
			number: proposal.number,
			version: proposal.version,
			fileName: proposal.fileName,
			downloadUrl: `${origin}${proposalPath(proposal)}`,
			createdAt: proposal.createdAt,
			expiresAt: proposal.expiresAt,
			revokedAt: proposal.revokedAt,
		})),
	};
}
