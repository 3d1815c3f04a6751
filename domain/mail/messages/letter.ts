import { html } from "hono/html";
import type { Brand } from "../../../config/env.ts";
import type { Language } from "../../../content/language.ts";
import { spokenName } from "../../assistant/names.ts";

/** A mail's parts, said once and written twice: as HTML and as plain text. */
export type Letter = {
	language: Language;
	paragraphs: readonly string[];
	facts?: readonly (readonly [name: string, value: string])[];
	button?: { label: string; url: string };
	transcript?: { title: string; lines: readonly { speaker: string; text: string }[] };
	closing?: readonly string[];
};

export function letterText({ paragraphs, facts = [], button, transcript, closing = [] }: Letter): string {
	return [
		...paragraphs,
		facts.map(([name, value]) => `${name}: ${value}`).join("\n"),
		button ? `${button.label}:\n${button.url}` : "",
		transcript
			? [transcript.title, ...transcript.lines.map(({ speaker, text }) => `${speaker}: ${text}`)].join("\n\n")
			: "",
		...closing,
	]
		.filter(Boolean)
		.join("\n\n");
}

export function letterHtml(letter: Letter, brand: Brand): string {
	const { language, paragraphs, facts = [], button, transcript, closing = [] } = letter;
	const page = html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>
<body style="margin:0;background:#f1f4f4;color:#191512;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px">
<p style="margin:0 0 16px;font-size:24px;font-weight:800">${brand.product}<span style="color:#c63c1b">:</span></p>
<div style="background:#ffffff;border-radius:24px 24px 24px 0;padding:28px">
${paragraphs.map((text) => html`<p style="margin:0 0 16px">${text}</p>`)}
${facts.length > 0 ? html`<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 16px">${facts.map(([name, value]) => html`<tr><th scope="row" style="text-align:left;vertical-align:top;padding:6px 16px 6px 0;color:#5c544e;font-weight:400">${name}</th><td style="padding:6px 0;font-weight:600">${value}</td></tr>`)}</table>` : ""}
${button ? html`<p style="margin:0 0 20px"><a href="${button.url}" style="display:inline-block;padding:14px 24px;border-radius:24px 24px 0 24px;background:#191512;color:#ffffff;font-weight:700;text-decoration:none">${button.label}</a></p>` : ""}
${transcript ? html`<p style="margin:24px 0 8px;font-weight:700">${transcript.title}</p>${transcript.lines.map(({ speaker, text }) => html`<p style="margin:0 0 10px"><b>${speaker}:</b> ${text}</p>`)}` : ""}
</div>
${closing.map((text) => html`<p style="margin:16px 0 0;font-size:14px;color:#5c544e">${text}</p>`)}
</div></body></html>`;
	return page.toString();
}

/** Puts values into a sentence's `{name}` parts. A subject stays one line whatever the values hold. */
export function fill(sentence: string, values: Record<string, string>): string {
	return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name]?.replace(/\s+/g, " ") ?? whole);
}

/**
 * Opens a letter with the person's first name. Anybody may have typed the name beside anybody's address, so one that
 * could carry a link or an offer is left out, and the greeting with it.
 */
export function greetingTo(name: string | null, sentence: string): string[] {
	const first = spokenName(name);
	return first ? [fill(sentence, { name: first })] : [];
}
