import { expect, type VisitedSite } from "./site.ts";
import { somebody } from "./team.ts";

/** A lead that conversed, filled the chat's forms and confirmed, with its proposal. @param timing "": not told. */
export async function newLead(site: VisitedSite, name: string, timing = "En 1 a 3 meses"): Promise<string> {
	let conversationId: string | undefined;
	const send = async (said: object) => {
		const response = await fetch(`${site.url}/api/agent/message`, {
			method: "POST",
			body: JSON.stringify({ ...said, conversationId }),
			headers: { "content-type": "application/json" },
		});
		const answer = await response.json();
		conversationId = answer.conversationId;
		return answer;
	};
	const email = `${somebody("lead")}@brisa.example`;
	const who = { name, email, company: "Hotel Brisa" };
	await send({ userMessage: `Soy ${name} y quiero una propuesta` });
	await send({ form: { name: "contact", values: who } });
	const values = {
		...who,
		industry: "hospitalidad-viajes",
		need: "Contestar más rápido por WhatsApp",
		companySize: "20 personas",
		budget: "10 millones",
		timing,
	};
	const made = await send({ form: { name: "summary", values, press: "make" } });
	expect(made.toolResults?.pdf?.downloadUrl).toContain("/api/proposals/");
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

/** The leads of an address; without one the newest lead alone. */
export async function leadsOf(site: Pick<VisitedSite, "url" | "apiKey">, email?: string) {
	const query = email ? `email=${encodeURIComponent(email)}` : "limit=1";
	const headers = { authorization: `Bearer ${site.apiKey}` };
	return (await (await fetch(`${site.url}/api/leads?${query}`, { headers })).json()).leads;
}

/** The one lead of an address. */
export async function leadOf(site: Pick<VisitedSite, "url" | "apiKey">, email: string) {
	const leads = await leadsOf(site, email);
	expect(leads).toHaveLength(1);
	return leads[0];
}
