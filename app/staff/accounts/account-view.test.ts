import { expect, it } from "vitest";
import { shownInvitation } from "./account-view.server.ts";

it("says of an invitation that it expires, or that it did", () => {
	const invitation = {
		id: "one",
		email: "nadia@team.example",
		name: "Nadia",
		roles: ["sales"],
		language: "es",
		inviter: "Eva Mora",
		issue: 1,
		createdAt: "2026-11-16T15:00:00.000Z",
		expiresAt: "2026-11-19T15:00:00.000Z",
	} as const;
	const by = (now: string) => shownInvitation(invitation, new Date(now), "es").by;
	expect(by("2026-11-18T15:00:00.000Z")).toMatch(/^Invitación de Eva Mora; vence el 19/);
	expect(by("2026-11-20T15:00:00.000Z")).toMatch(/^Invitación de Eva Mora; venció el 19/);
});
