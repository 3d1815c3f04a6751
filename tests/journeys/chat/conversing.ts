import { readFileSync } from "node:fs";
import type { Download, Locator, Page } from "@playwright/test";
import { en } from "../../../content/assistant/en.ts";
import { es } from "../../../content/assistant/es.ts";
import { en as chatEn } from "../../../content/chat/en.ts";
import { es as chatEs } from "../../../content/chat/es.ts";
import { type ReadPdf, readPdf } from "../../support/read-pdf.ts";
import { expect } from "../site.ts";

/** Where the whole chat stands, what is said there, and what a visitor tells it. */
export const visitors = {
	es: {
		locale: "es-CO",
		page: "/asistente",
		texts: es,
		chat: chatEs,
		business: "Tengo un hotel pequeño en Salento",
		need: "De noche nadie contesta y se me van las reservas",
	},
	en: {
		locale: "en-US",
		page: "/en/assistant",
		texts: en,
		chat: chatEn,
		business: "I run a small hotel in Austin",
		need: "Nobody answers at night and we lose bookings",
	},
} as const;

export type Visitor = (typeof visitors)["es" | "en"];

/** Says something, with and without scripts. */
export async function tell(page: Page, message: string): Promise<void> {
	await page.locator(".chat textarea[name=message]").fill(message);
	await page.locator(".chat-composer button").click();
	await expect(bubbles(page).filter({ hasText: message }).last()).toBeVisible();
}

/** What the visitor is seen to have said. */
export function bubbles(page: Page): Locator {
	return page.locator(".chat-message[data-role=user] .chat-bubble p");
}

export async function choose(page: Page, label: string): Promise<void> {
	await page.locator(".chat-choices").getByRole("button", { name: label, exact: true }).click();
}

export function contactCard(page: Page, { texts }: Visitor): Locator {
	return page.getByRole("form", { name: texts.forms.contact.title });
}

export function summaryCard(page: Page, { texts }: Visitor): Locator {
	return page.getByRole("form", { name: texts.forms.summary.title });
}

/** A field of a card, by the label it has. What is required has a mark behind it. */
export function field(card: Locator, label: string): Locator {
	return card.getByLabel(new RegExp(`^${label}(?:\\s\\*)?$`));
}

/** Tells the business and fills in the contact card. The need is asked next. */
export async function introduce(page: Page, visitor: Visitor, email: string): Promise<void> {
	const { texts, business } = visitor;
	await tell(page, business);
	const card = contactCard(page, visitor);
	await field(card, texts.facts.name).fill("Ana Prieto");
	await field(card, texts.facts.company).fill("Hostal Cafetal");
	await field(card, texts.facts.email).fill(email);
	await card.getByRole("button", { name: texts.forms.contact.submit }).click();
	await expect(bubbles(page).last()).toHaveText(`Ana Prieto · Hostal Cafetal · ${email}`);
}

/** Introduces the visitor and tells the need. What is asked next only refines the proposal. */
export async function tellAll(page: Page, visitor: Visitor, email: string): Promise<void> {
	await introduce(page, visitor, email);
	await tell(page, visitor.need);
	await expect(page.locator(".chat-choices")).toBeVisible();
}

/** @returns what a downloaded proposal says. */
export async function printed(download: Download): Promise<ReadPdf> {
	return readPdf(new Uint8Array(readFileSync(await download.path())));
}
