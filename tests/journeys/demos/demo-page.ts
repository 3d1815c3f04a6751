import type { Page } from "@playwright/test";
import { expect } from "../site.ts";

export const reservation = "/demo/hospitalidad-viajes/reserva";

/** Opens a demo and waits until it can be played. */
export async function openDemo(page: Page, path: string) {
	const response = await page.goto(path);
	await expect(page.locator(".demo:not([data-loading])")).toBeVisible();
	return response;
}

export const dot = (page: Page, step: number) => page.locator(".demo-dot").nth(step - 1);
export const steps = (page: Page) => page.locator(".demo-step:visible");
