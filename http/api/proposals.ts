import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { isbot } from "isbot";
import { openProposalLink } from "../../domain/proposals/download-proposal.ts";
import { cleanText } from "../clean-text.ts";
import { pdfHeaders } from "../pdf-headers.ts";
import type { Services } from "../services.ts";
import { apiError } from "./errors.ts";
import { ErrorResponse, json } from "./schemas.ts";

const download = createRoute({
	method: "get",
	path: "/proposals/{token}",
	tags: ["Proposals"],
	summary: "Download a proposal",
	request: { params: z.object({ token: z.string().max(200) }) },
	responses: {
		200: {
			description: "The PDF.",
			content: { "application/pdf": { schema: z.string().openapi({ format: "binary" }) } },
		},
		404: {
			description: "Wrong, expired or revoked.",
			content: json(ErrorResponse),
		},
	},
});

export type NotFoundPage = (c: Context) => Response | Promise<Response>;

export function proposalsApi({ connection: { db }, runtime }: Services, missing: NotFoundPage) {
	return new OpenAPIHono().openapi(download, async (c) => {
		// Programs that follow every link of a mail do not count as readers.
		const agent = c.req.header("user-agent");
		const byPerson = c.req.method === "GET" && Boolean(agent) && !isbot(agent);
		const token = cleanText(c.req.valid("param").token);
		const found = await openProposalLink(db, token, { now: runtime.now(), byPerson });
		c.header("Cache-Control", "private, no-store");
		c.header("X-Robots-Tag", "noindex, nofollow");
		// The address is the key: links in the document must not reveal it as the referrer.
		c.header("Referrer-Policy", "no-referrer");
		if (!found && c.req.header("accept")?.includes("text/html")) return missing(c);
		if (!found) return c.json(apiError(c, "notFound"), 404);
		return c.body(new Uint8Array(found.pdf), 200, pdfHeaders(found.fileName));
	});
}
