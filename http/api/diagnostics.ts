import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { Brand } from "../../config/env.ts";
import { idInToken } from "../../domain/conversations/conversation-token.ts";
import { replayTranscript } from "../../domain/conversations/import-transcript.ts";
import { knownFacts } from "../../domain/leads/lead.ts";
import { makeDiagnosticFromFacts } from "../../domain/proposals/diagnostic.ts";
import type { Language } from "../../shared/language.ts";
import { cleanText } from "../clean-text.ts";
import { pdfHeaders } from "../pdf-headers.ts";
import type { Services } from "../services.ts";
import { DiagnosticRequest } from "./diagnostic-schemas.ts";
import { apiError, callerLanguage, leadFieldProblem, refuseField } from "./errors.ts";
import { staffOrKey } from "./key.ts";
import { ErrorResponse, type ImportedMessage, json } from "./schemas.ts";

const refusal = (description: string) => ({
	description,
	content: json(ErrorResponse),
});

const security: Record<string, string[]>[] = [{ apiKey: [] }, { session: [] }];

const generate = createRoute({
	method: "post",
	path: "/pdf/generate",
	tags: ["Diagnostics"],
	summary: "Draw a diagnostic",
	description:
		"Makes a document from a conversation's facts and the lead's score. It is not stored. Staff who are signed in need no key.",
	security,
	request: { body: { required: true, content: json(DiagnosticRequest) } },
	responses: {
		200: {
			description: "The PDF, named diagnostico-{product}-{timestamp}.pdf.",
			content: { "application/pdf": { schema: z.string().openapi({ format: "binary" }) } },
		},
		400: refusal("A field is missing or wrong; the error names it."),
		401: refusal("Neither the key nor a session of sales or an admin."),
		403: refusal("The key lacks the scope pdf."),
		404: refusal("No conversation has this id."),
		503: refusal("Too many documents are waiting; Retry-After says when to ask again."),
	},
});

export function diagnosticsApi(services: Services) {
	const middleware = staffOrKey(services, "pdf");
	return new OpenAPIHono({ defaultHook: refuseField(leadFieldProblem("factsMissing")) }).openapi(
		{ ...generate, middleware },
		async (c) => {
			const { conversationData, leadScore } = c.req.valid("json");
			const { conversationId, language, ...given } = Array.isArray(conversationData)
				? factsInMessages(conversationData, callerLanguage(c), services.settings.brand)
				: conversationData;
			const diagnostic = await makeDiagnosticFromFacts(services.connection.db, services, c.get("actor"), {
				facts: knownFacts(given),
				score: leadScore,
				conversationId: conversationId ? idInToken(cleanText(conversationId)) : null,
				language: language ?? null,
				defaultLanguage: callerLanguage(c),
			});
			if (!diagnostic) return c.json(apiError(c, "unknownConversation"), 404);
			const { fileName, pdf } = diagnostic;
			return c.body(new Uint8Array(pdf), 200, pdfHeaders(fileName));
		},
	);
}

function factsInMessages(messages: z.infer<typeof ImportedMessage>[], language: Language, brand: Brand) {
	const transcript = messages.map(({ role, content }) => ({ role, content: cleanText(content) }));
	const { state, language: lastLanguage } = replayTranscript(transcript, language, brand);
	return { ...state.facts, conversationId: null, language: lastLanguage };
}
