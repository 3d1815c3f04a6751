import { expect, type VisitedSite } from "./site.ts";
import { somebody } from "./team.ts";

/** A lead that conversed, with its proposal. */
export async function newLead(site: VisitedSite, name: string, more = ", para enero") {
	const say = async (userMessage: string, conversationId?: string) => {
		const response = await fetch(`${site.url}/api/agent/message`, {
			method: "POST",
			body: JSON.stringify({ messages: [], userMessage, conversationId }),
			headers: { "content-type": "application/json" },
		});
		return response.json();
	};
	const email = `${somebody("lead")}@brisa.example`;
	const { conversationId } = await say(
		`Soy ${name}, mi correo es ${email} y trabajo en Hotel Brisa. Somos 20, quiero contestar más rápido por WhatsApp, tenemos 10 millones${more}`,
	);
	await say("sí, hazla", conversationId);
	return email;
}

/** A form of the site, sent as a browser without JavaScript does. */
export async function sendForm(site: VisitedSite, path: string, fields: Record<string, string>) {
	const response = await fetch(site.url + path, {
		method: "POST",
		redirect: "manual",
		headers: { "content-type": "application/x-www-form-urlencoded" },
		body: new URLSearchParams({ ...fields, consent: "on" }),
	});
	expect(response.status).toBe(303);
}
