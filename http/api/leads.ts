import { createRoute, type Hook, OpenAPIHono, z } from "@hono/zod-openapi";
import type { Env } from "hono";
import { limits } from "../../config/limits.ts";
import { findLead, listLeads } from "../../domain/leads/lead-store.ts";
import { redactRevokedLeads, type SharedLead } from "../../domain/privacy/shared-leads.ts";
import { type Proposal, proposalPath } from "../../domain/proposals/proposal.ts";
import { proposalsOf } from "../../domain/proposals/proposal-store.ts";
import { cleanText } from "../clean-text.ts";
import { readCursor, writeCursor } from "../cursor.ts";
import type { Services } from "../services.ts";
import { requireKey } from "./key.ts";
import { apiError } from "./language.ts";
import { LeadAnswer, LeadPage, LeadQuery } from "./lead-schemas.ts";
import { originOf } from "./origin.ts";
import { ErrorAnswer } from "./schemas.ts";

const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });
const refusals = {
	401: { description: "The key is missing or wrong.", content: json(ErrorAnswer) },
	404: { description: "No such lead, or no key is set on this site.", content: json(ErrorAnswer) },
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
		400: { description: "A parameter is wrong.", content: json(ErrorAnswer) },
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
	responses: { 200: { description: "The lead.", content: json(LeadAnswer) }, ...refusals },
});

export function leadsApi({ connection: { db }, settings }: Services) {
	const middleware = requireKey(settings.apiKey);
	return new OpenAPIHono({ defaultHook: refuseParameter })
		.openapi({ ...list, middleware }, async (c) => {
			const { email, limit, cursor } = c.req.valid("query");
			const after = cursor ? readCursor(cursor) : undefined;
			if (after === null) return c.json(apiError(c, "badCursor"), 400);
			const { leads, next } = await listLeads(db, {
				limit,
				after,
				email: email && cleanText(email),
			});
			const proposals = await proposalsOf(
				db,
				leads.map(({ id }) => id),
			);
			const origin = originOf(c, settings);
			const answers = (await redactRevokedLeads(db, leads)).map((lead) =>
				toAnswer(
					lead,
					proposals.filter((p) => p.leadId === lead.id),
					origin,
				),
			);
			return c.json({ leads: answers, nextCursor: next && writeCursor(next) }, 200);
		})
		.openapi({ ...one, middleware }, async (c) => {
			const lead = await findLead(db, cleanText(c.req.valid("param").id));
			if (!lead) return c.json(apiError(c, "notFound"), 404);
			const [given] = await redactRevokedLeads(db, [lead]);
			if (!given) return c.json(apiError(c, "notFound"), 404);
			return c.json(toAnswer(given, await proposalsOf(db, [lead.id]), originOf(c, settings)), 200);
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

/** A proposal contains all known facts: none is returned after a revocation. */
function toAnswer(lead: SharedLead, proposals: Proposal[], origin: string) {
	return {
		...lead,
		proposals: (lead.consentWithdrawnAt ? [] : proposals).map((proposal) => ({
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
