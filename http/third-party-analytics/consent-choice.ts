import { readCookie } from "../cookies/cookies.ts";

export const consentChoices = ["ask", "granted", "denied"] as const;
export type ConsentChoice = (typeof consentChoices)[number];

export const consentCookie = "measuring";

export function readConsentChoice(cookies: string | undefined): ConsentChoice {
	const stored = readCookie(cookies, consentCookie);
	return stored === "granted" || stored === "denied" ? stored : "ask";
}
