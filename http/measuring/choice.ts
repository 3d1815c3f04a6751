/** A visitor's answer to third-party analytics; "ask" before any answer. */
export const choices = ["ask", "granted", "denied"] as const;
export type Choice = (typeof choices)[number];

export const choiceCookie = "measuring";

export function choiceOf(cookies: string | undefined): Choice {
	const stored = /(?:^|;\s*)measuring=(granted|denied)(?:;|$)/.exec(cookies ?? "")?.[1];
	return stored === "granted" || stored === "denied" ? stored : "ask";
}
