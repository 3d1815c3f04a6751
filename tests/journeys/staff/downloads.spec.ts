import { readFileSync } from "node:fs";
import { readPdf } from "../../support/read-pdf.ts";
import { newLead } from "../leads.ts";
import { expect, test } from "../site.ts";
import { barLink, signInAs, somebody } from "../team.ts";

test("sales downloads the diagnostic of a lead and of a conversation, in the language it was held in", async ({
	page,
	site,
}) => {
	const download = async () => {
		const button = page.getByRole("button", { name: "Descargar diagnóstico" });
		const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
		expect(file.suggestedFilename()).toMatch(/^diagnostico-rumbo-\d+\.pdf$/);
		return readPdf(new Uint8Array(readFileSync(await file.path())));
	};
	await newLead(site, "Lía Duarte");
	await signInAs(page, site, "sales");
	await page.goto(`${site.adminPath}/leads`);
	await page
		.getByRole("link", { name: /Lía Duarte/ })
		.first()
		.click();
	const ofLead = await download();
	expect(ofLead).toMatchObject({ title: "Diagnóstico para Hotel Brisa", language: "es" });
	expect(ofLead.text).toContain("Lía Duarte");
	await page.reload();
	await expect(page.getByText("Eva Mora descargó un diagnóstico")).toBeVisible();

	// Nobody to write to yet, and so no lead.
	await fetch(`${site.url}/api/agent/message`, {
		method: "POST",
		body: JSON.stringify({ userMessage: "We lose bookings at night in our hotel", language: "en" }),
		headers: { "content-type": "application/json" },
	});
	await barLink(page, "Conversaciones").click();
	await page
		.getByRole("link", { name: /^Visitante / })
		.first()
		.click();
	const ofConversation = await download();
	expect(ofConversation).toMatchObject({ title: "Diagnostic for your business", language: "en" });
	expect(ofConversation.text).toContain("One place for what people ask of you");
});

test("the leads come out as a table no spreadsheet runs", async ({ page, site }) => {
	const response = await fetch(`${site.url}/contacto`, {
		method: "POST",
		redirect: "manual",
		headers: { "content-type": "application/x-www-form-urlencoded" },
		body: new URLSearchParams({
			firstname: "=HYPERLINK(1)",
			lastname: "Paz",
			email: `${somebody("csv")}@paz.example`,
			consent: "on",
			message: "uno\ndos",
		}),
	});
	expect(response.status).toBe(303);
	await signInAs(page, site, "sales");
	const csv = await (await page.request.get(`${site.adminPath}/leads.csv?q=hyperlink`)).text();
	expect(csv).toMatch(/^\ufeffReferencia;Creado \(hora de Colombia\);/);
	expect(csv).toContain(";'=HYPERLINK(1) Paz;");
	expect(csv).toContain('"uno\ndos"');
});
