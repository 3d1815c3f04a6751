import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import styles from "./reference.css?inline";

type Reference = {
	info: { title: string; version: string };
	paths?: Record<string, object>;
	components?: { schemas?: Record<string, unknown> };
};

type Operation = {
	summary?: string;
	description?: string;
	security?: Record<string, unknown>[];
	parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: unknown }[];
	requestBody?: { content?: Record<string, { schema?: unknown }> };
	responses?: Record<string, { description?: string; content?: Record<string, { schema?: unknown }> }>;
};

const policy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(styles).digest("base64")}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

export function referencePage({ info, paths = {}, components }: Reference) {
	const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${info.title} ${info.version}</title><style>${raw(styles)}</style></head>
<body><header><h1>${info.title}</h1><p>Version ${info.version}. The same as machines read it: <a href="/api/openapi.json">openapi.json</a></p></header>
<main>${Object.entries(paths).map(([path, methods]) => Object.entries(methods).map(([method, operation]) => section(method, path, operation)))}
<h2>Shapes</h2>${Object.entries(components?.schemas ?? {}).map(([name, schema]) => html`<section id="${name}"><h3>${name}</h3>${code(schema)}</section>`)}</main></body></html>`;
	return { html: page, policy };
}

function section(method: string, path: string, operation: Operation) {
	return html`<section><h2><span>${method.toUpperCase()}</span> ${path}</h2>
<p><b>${operation.summary}</b>${operation.description ? ` ${operation.description}` : ""}</p>
${operation.security ? html`<p>Needs <code>Authorization: Bearer &lt;API_KEY&gt;</code>${operation.security.some((way) => "session" in way) ? ", or the cookie of a staff session" : ""}.</p>` : ""}
${operation.parameters?.length ? html`<table><caption>Parameters</caption>${operation.parameters.map(({ name, schema, description, required }) => html`<tr><th scope="row"><code>${name}</code>${required ? "" : " (optional)"}</th><td>${description ?? ""} ${code(schema)}</td></tr>`)}</table>` : ""}
${Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => html`<h3>Request</h3>${code(schema)}`)}
<h3>Answers</h3><table>${Object.entries(operation.responses ?? {}).map(([status, answer]) => html`<tr><th scope="row">${status}</th><td>${answer.description} ${Object.values(answer.content ?? {}).map(({ schema }) => code(schema))}</td></tr>`)}</table></section>`;
}

function code(schema: unknown) {
	const name = nameOf(schema);
	if (name) return html`<a href="#${name}">${name}</a>`;
	return html`<pre>${JSON.stringify(schema, null, 2)}</pre>`;
}

function nameOf(schema: unknown): string | null {
	if (typeof schema !== "object" || schema === null || !("$ref" in schema)) return null;
	return String(schema.$ref).split("/").at(-1) ?? null;
}
