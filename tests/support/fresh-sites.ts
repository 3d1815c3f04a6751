import { rmSync } from "node:fs";
import { afterEach, beforeEach, expect } from "vitest";
import { newFolder } from "./new-folder.ts";
import { agreedProposal, wholeStory } from "./proposal-visitor.ts";
import { type RunningSite, runSite } from "./running-site.ts";

/** Sites on a folder of each test's own, ended after it. */
export function freshSites() {
	let dataDir: string;
	const running: RunningSite[] = [];
	beforeEach(() => {
		dataDir = newFolder();
	});
	afterEach(async () => {
		await endAll("SIGKILL");
		rmSync(dataDir, { recursive: true, force: true });
	});
	async function endAll(signal: NodeJS.Signals): Promise<void> {
		await Promise.all(running.splice(0).map((site) => site.end(signal)));
	}
	return {
		dataDir: () => dataDir,
		endAll,
		async start(settings: Record<string, string> = {}): Promise<RunningSite> {
			const site = await runSite({ DATA_DIR: dataDir, ...settings });
			running.push(site);
			return site;
		},
	};
}

export async function sayTo(site: RunningSite, userMessage: string, conversationId?: string) {
	const response = await fetch(`${site.url}/api/agent/message`, {
		method: "POST",
		body: JSON.stringify({ messages: [], userMessage, conversationId }),
		headers: { "content-type": "application/json" },
	});
	expect(response.status).toBe(200);
	return response.json();
}

/** A visitor of a site tells everything and gets their proposal. */
export async function proposalFor(site: RunningSite, email: string) {
	const { conversationId } = await sayTo(site, wholeStory("Ana Gómez", email));
	return agreedProposal((message) => sayTo(site, message, conversationId));
}
