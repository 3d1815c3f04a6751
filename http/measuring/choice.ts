/** What a visitor said to being measured by other companies' tools; "ask" while they said nothing. */
export const choices = ["ask", "granted", "denied"] as const;
export type Choice = (typeof choices)[number];

export const choiceCookie = "measuring";

export function choiceOf(cookies: string | undefined): Choice {
	const said = /(?:^|;\s*)measuring=(granted|denied)(?:;|$)/.exec(cookies ?? "")?.[1];
	return said === "granted" || said === "denied" ? said : "ask";
}
