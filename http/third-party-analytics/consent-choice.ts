export const consentChoices = ["ask", "granted", "denied"] as const;
export type ConsentChoice = (typeof consentChoices)[number];

export const consentCookie = "measuring";

export function readConsentChoice(cookies: string | undefined): ConsentChoice {
	const stored = /(?:^|;\s*)measuring=(granted|denied)(?:;|$)/.exec(cookies ?? "")?.[1];
	return stored === "granted" || stored === "denied" ? stored : "ask";
}
