import type { Browser, Page } from "@playwright/test";
import { expect } from "../site.ts";

/** A visitor without scripts asks for a person, and waits. */
export async function askForPerson(
	browser: Browser,
	name: string,
	email = `visitor-${Math.random().toString(36).slice(2, 7)}@brisa.example`,
): Promise<Page> {
	const visitor = await browser.newPage({ javaScriptEnabled: false });
	await visitor.goto("/asistente");
	await write(visitor, `Soy ${name} y mi correo es ${email}`);
	await write(visitor, "quiero hablar con una persona");
	return visitor;
}

/** A visitor without scripts sends a message. */
export async function write(visitor: Page, message: string): Promise<void> {
	await visitor.getByLabel("Tu mensaje").fill(message);
	await visitor.getByRole("button", { name: "Enviar", exact: true }).click();
	await expect(visitor.getByText(message, { exact: true }).first()).toBeVisible();
}

export const rowOf = (page: Page, name: string) => page.locator(".inbox-item", { hasText: name });

export async function takeOver(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Tomar la conversación" }).click();
	await expect(page.getByText("La atiendes tú.")).toBeVisible();
}
