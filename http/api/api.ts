import { OpenAPIHono } from "@hono/zod-openapi";
import packageFile from "../../package.json" with { type: "json" };
import { refuseOtherMethods } from "../pages/method-not-allowed.ts";
import type { Services } from "../services.ts";
import { agentApi } from "./agent.ts";
import { agentLiveApi } from "./agent-live.ts";
import { diagnosticsApi } from "./diagnostics.ts";
import { referencePage } from "./docs/reference-page.ts";
import { apiError } from "./errors.ts";
import { eventsApi } from "./events.ts";
import { healthApi } from "./health.ts";
import { leadsApi } from "./leads.ts";
import { loginApi } from "./login.ts";
import { metricsApi } from "./metrics.ts";
import { odooApi } from "./odoo.ts";
import { passkeysApi } from "./passkeys.ts";
import { type NotFoundPage, proposalsApi } from "./proposals.ts";

export function api(services: Services, missing: NotFoundPage) {
	const app = new OpenAPIHono();
	addRoutes(app, services, missing);

	const document = referenceOf(services);
	app.get("/openapi.json", (c) => c.json(document));
	app.get("/docs", (c) => {
		const { html, policy } = referencePage(document);
		c.header("Content-Security-Policy", policy);
		return c.html(html);
	});
	refuseOtherMethods(app);
	app.all("*", (c) => c.json(apiError(c, "notFound"), 404));
	return app;
}

function addRoutes(app: OpenAPIHono, services: Services, missing: NotFoundPage): void {
	app.route("/", agentApi(services));
	app.route("/", agentLiveApi(services));
	app.route("/", leadsApi(services));
	app.route("/", odooApi(services));
	app.route("/", eventsApi(services));
	app.route("/", loginApi(services));
	app.route("/", passkeysApi(services));
	app.route("/", proposalsApi(services, missing));
	app.route("/", diagnosticsApi(services));
}

function referenceOf(services: Services) {
	const whole = new OpenAPIHono();
	whole.openAPIRegistry.registerComponent("securitySchemes", "apiKey", {
		type: "http",
		scheme: "bearer",
		description: "API_KEY, or a key made in the staff area with the scope of the call.",
	});
	whole.openAPIRegistry.registerComponent("securitySchemes", "session", {
		type: "apiKey",
		in: "cookie",
		name: "site.session_token",
		description:
			"Set by signing in to the staff area. With https its name begins with `__Host-` or `__Secure-`.",
	});
	whole.route("/", healthApi(services));
	whole.route("/", metricsApi(services));
	const base = new OpenAPIHono();
	addRoutes(base, services, () => new Response(null, { status: 404 }));
	whole.route("/api", base);
	return whole.getOpenAPI31Document({
		openapi: "3.1.0",
		info: { title: `${services.settings.brand.product} API`, version: packageFile.version },
		servers: [{ url: services.settings.publicUrl }],
	});
}
