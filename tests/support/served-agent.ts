import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { OpenAPIHono } from "@hono/zod-openapi";
import pino from "pino";
import { readSettings } from "../../config/env.ts";
import type { ModelEngine } from "../../domain/assistant/understanding/model/model-engine.ts";
import { agentApi } from "../../http/api/agent.ts";
import { agentLiveApi } from "../../http/api/agent-live.ts";
import { healthApi } from "../../http/api/health.ts";
import { createServices } from "../../http/services.ts";
import type { TestDatabase } from "./databases.ts";

export type ServedAgent = {
	url: string;
	/** Resolves when every answer under way is stored. */
	waitForAnswers(): Promise<void>;
	close(): Promise<void>;
};

/**
 * The chat's API on a port, with a model of the test's own behind it. Two of them on one database know of each other no
 * more than two processes do.
 * @param more settings of this installation.
 */
export async function serveAgent(
	{ connection, dataDir, databaseUrl }: TestDatabase,
	model: ModelEngine | null = null,
	more: Record<string, string> = {},
): Promise<ServedAgent> {
	const settings = readSettings({
		DATA_DIR: dataDir,
		DATABASE_URL: databaseUrl ?? "",
		// A test says more in a minute than a person could.
		CHAT_PER_MINUTE: "100000",
		CHAT_AT_ONCE: "100000",
		...more,
	});
	const services = createServices({
		settings,
		connection,
		log: pino({ level: "silent" }),
		render: async () => new Uint8Array([37, 80, 68, 70]),
		...(model && { model: () => model }),
	});
	const app = new OpenAPIHono()
		.route("/", healthApi(services))
		.route("/api", agentApi(services))
		.route("/api", agentLiveApi(services));
	const server = createServer(getRequestListener(app.fetch));
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	return {
		url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
		waitForAnswers: services.chat.waitForAnswers,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}
