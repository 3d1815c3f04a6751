import { createRoute, OpenAPIHono, type z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { leadLabels } from "../../content/leads/labels.ts";
import { staff } from "../../content/staff/list.ts";
import { crmReason } from "../../content/staff/reason-text.ts";
import type { StaffText } from "../../content/staff/schema.ts";
import type { Actor } from "../../domain/audit-log/audit-entry.ts";
import { idInToken } from "../../domain/conversations/conversation-token.ts";
import { type CrmState, sendToCrmAndReadLead } from "../../domain/crm/send-to-crm.ts";
import { importLead, type LeadImport } from "../../domain/leads/import-lead.ts";
import { knownFacts, type Lead } from "../../domain/leads/lead.ts";
import { cleanText } from "../clean-text.ts";
import type { Services } from "../services.ts";
import { apiError, callerLanguage, leadFieldProblem, refuseField } from "./errors.ts";
import { type StaffOrKey, staffOrKey } from "./key.ts";
import { LeadInCrm, LeadToCreate, LeadToQualify } from "./odoo-schemas.ts";
import { ErrorResponse, json } from "./schemas.ts";

const refusal = (description: string) => ({ description, content: json(ErrorResponse) });
const security: Record<string, string[]>[] = [{ apiKey: [] }, { session: [] }];
const responses = {
	200: { description: "The lead was already stored, and its state in the CRM.", content: json(LeadInCrm) },
	201: { description: "The lead is stored, and its state in the CRM.", content: json(LeadInCrm) },
	400: refusal("The request is malformed, or there is neither an email nor a phone."),
	401: refusal("Neither the key nor the session of staff who work with leads."),
	403: refusal("The key lacks the scope crm:write."),
	404: refusal("There is no such lead or conversation."),
};
const how =
	"Waits some seconds for Odoo to confirm; after that the lead stays queued and is sent in the background. Without Odoo, the site's own list of leads is the CRM, and the lead is in it at once.";

const create = createRoute({
	method: "post",
	path: "/odoo/create-lead",
	tags: ["CRM"],
	summary: "Create a lead in the CRM",
	description: `Stores a new lead, or uses a stored one by its id. ${how}`,
	security,
	request: { body: { required: true, content: json(LeadToCreate) } },
	responses,
});

const qualify = createRoute({
	method: "post",
	path: "/odoo/qualify-and-create",
	tags: ["CRM"],
	summary: "Qualify a conversation and create its lead in the CRM",
	description: `Reads the facts from a conversation, scores the lead by the site's scale and stores it with the transcript. ${how}`,
	security,
	request: { body: { required: true, content: json(LeadToQualify) } },
	responses,
});

export function odooApi(services: Services) {
	const { connection, settings, runtime, destinations } = services;
	const { db } = connection;
	const { brand, staffLanguage } = settings;
	const context = { runtime, destinations, brand, staffLanguage };
	const middleware = staffOrKey(services, "crm:write");

	async function importAndInject(c: Context, imported: LeadImport) {
		const outcome = await importLead(db, context, imported);
		if (outcome.kind === "unknown-conversation") return c.json(apiError(c, "unknownConversation"), 404);
		if (outcome.kind === "unreachable") return c.json(apiError(c, "unreachable"), 400);
		const sent = await sendToCrmAndReadLead(db, services, outcome.lead.id);
		if (!sent) throw new Error("The lead was erased while it was sent to the CRM.");
		return c.json(toLeadInCrm(c, sent), outcome.kind === "recorded" ? 201 : 200);
	}

	return new OpenAPIHono({ defaultHook: refuseField(leadFieldProblem("unreachable")) })
		.openapi({ ...create, middleware }, async (c) => {
			const body = c.req.valid("json");
			if ("id" in body) {
				const sent = await sendToCrmAndReadLead(db, services, cleanText(body.id));
				return sent ? c.json(toLeadInCrm(c, sent), 200) : c.json(apiError(c, "notFound"), 404);
			}
			const { message, language, ...facts } = body;
			return importAndInject(c, { facts, message, language, actor: actorOf(c) });
		})
		.openapi({ ...qualify, middleware }, async (c) => {
			const { conversationData, leadScore, contactInfo } = c.req.valid("json");
			const actor = actorOf(c);
			const { facts, ...conversation } = conversationOf(conversationData, c);
			return importAndInject(c, {
				...conversation,
				message: null,
				actor,
				claimedScore: leadScore,
				facts: { ...knownFacts(facts), ...knownFacts(contactInfo) },
			});
		});
}

function actorOf(c: Context<StaffOrKey>): Actor {
	return c.var.actor ?? { id: null, name: "API" };
}

function conversationOf(data: z.output<typeof LeadToQualify>["conversationData"], c: Context) {
	const { conversationId, messages, language, ...facts } = Array.isArray(data) ? withMessages(data) : data;
	return {
		facts,
		conversationId: conversationId ? idInToken(cleanText(conversationId)) : undefined,
		transcript: messages?.map(({ role, content }) => ({ role, content: cleanText(content) })),
		language: language ?? callerLanguage(c),
	};
}

function withMessages<Message>(messages: Message[]) {
	return { messages, conversationId: null, language: null };
}

function toLeadInCrm(
	c: Context,
	{ lead, state }: { lead: Lead; state: CrmState },
): z.input<typeof LeadInCrm> {
	const language = callerLanguage(c);
	const { id, reference, source, status, score } = lead;
	return {
		success: true,
		leadId: id,
		reference,
		source,
		status,
		score,
		statusLabel: leadLabels[language].statuses[status],
		crm: {
			system: state.kind === "embedded" ? "embedded" : "odoo",
			state: state.kind,
			recordId: state.kind === "confirmed" ? state.recordId : null,
			message:
				status === "in-crm" ? leadLabels[language].statuses[status] : messageOf(state, staff[language]),
		},
	};
}

function messageOf(state: CrmState, text: StaffText): string {
	if (state.kind === "embedded") return text.crm.embedded;
	return state.kind === "confirmed" ? text.crm.queued : crmReason(text, state);
}
