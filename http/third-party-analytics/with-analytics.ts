import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import type { Settings } from "../../config/env.ts";
import { pathTo } from "../../content/addresses.ts";
import { analyticsConsent as texts } from "../../content/analytics-consent/list.ts";
import type { Language } from "../../shared/language.ts";
import { cookieInHeader } from "../cookies/cookies.ts";
import styles from "./banner.css?inline";

export const choicePath = "/measuring-choice";
export const scriptPath = "/measuring.js";

export function withAnalytics(
	page: string,
	headers: Headers,
	{
		tools,
		choice,
		language,
	}: { tools: NonNullable<Settings["thirdPartyAnalytics"]>; choice: ConsentChoice; language: Language },
): string {
	const policy = headers.get("Content-Security-Policy");
	const sources = choice === "granted" ? toolSources(tools) : [];
	if (policy) headers.set("Content-Security-Policy", withSources(policy, styleSource(styles), ...sources));
	const banner = choice === "ask" ? question(language) : "";
	const ending = [
		choice === "ask" ? "" : answerNotice(choice, language),
		choice === "granted" ? script(tools) : "",
	];
	return page
		.replace("</head>", () => `<style>${styles}</style></head>`)
		.replace(/<body[^>]*>/, (body) => body + banner)
		.replace("</body>", () => `${ending.join("")}</body>`);
}

// At the top of the page's flow, so that it shifts and covers nothing.
function question(language: Language): string {
	const text = texts[language];
	return html`<aside class="analytics-consent" aria-labelledby="analytics-consent"><form method="post" action="${choicePath}"><div><p class="analytics-consent-title" id="analytics-consent">${text.title}</p><p>${text.question} <a href="${pathTo("legal", language)}#datos">${text.more}</a></p></div><button name="choice" value="denied">${text.refuse}</button><button name="choice" value="granted">${text.accept}</button></form></aside>`.toString();
}

function answerNotice(choice: "granted" | "denied", language: Language): string {
	const text = texts[language];
	return html`<aside class="analytics-consent analytics-answer" aria-label="${text.title}"><form method="post" action="${choicePath}"><div><p>${text[choice]}</p></div><button name="choice" value="ask">${text.change}</button></form></aside>`.toString();
}

function script({ gtagId, hubspotId, hubspotForm }: NonNullable<Settings["thirdPartyAnalytics"]>): string {
	const data = { gtag: gtagId, hubspot: hubspotId, form: hubspotForm };
	const attributes = Object.entries(data).flatMap(([name, value]) =>
		value ? [html` data-${raw(name)}="${value}"`] : [],
	);
	return html`<script src="${scriptPath}" defer${attributes}></script>`.toString();
}

/** Sources that the third-party scripts need, from their documentation of Content-Security-Policy. */
const google = {
	"script-src": ["https://*.googletagmanager.com"],
	"img-src": ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
	"connect-src": [
		...["https://*.google-analytics.com", "https://*.analytics.google.com"],
		"https://*.googletagmanager.com",
	],
};
const hubspot = {
	"script-src": ["https://*.hs-scripts.com", "https://*.hs-analytics.net", "https://*.hs-banner.com"],
	"img-src": ["https://*.hubspot.com"],
	"connect-src": ["https://*.hubspot.com", "https://api.hsforms.com"],
};

type Sources = Readonly<Record<string, readonly string[]>>;

function withSources(policy: string, ...added: readonly Sources[]): string {
	return policy
		.split("; ")
		.map((directive) => {
			const name = directive.split(" ", 1)[0] ?? "";
			return [directive, ...added.flatMap((sources) => sources[name] ?? [])].join(" ");
		})
		.join("; ");
}

function toolSources({ gtagId, hubspotId }: NonNullable<Settings["thirdPartyAnalytics"]>): Sources[] {
	return [...(gtagId ? [google] : []), ...(hubspotId ? [hubspot] : [])];
}

function styleSource(css: string): Sources {
	return { "style-src": [`'sha256-${createHash("sha256").update(css).digest("base64")}'`] };
}

export const consentChoices = ["ask", "granted", "denied"] as const;
type ConsentChoice = (typeof consentChoices)[number];

export const consentCookie = "measuring";

export function readConsentChoice(cookies: string | undefined): ConsentChoice {
	const stored = cookieInHeader(cookies, consentCookie);
	return stored === "granted" || stored === "denied" ? stored : "ask";
}
