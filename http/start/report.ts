import { join } from "node:path";
import type { Settings } from "../../config/env.ts";
import type { SampleClient } from "../../domain/portal/seed-samples.ts";
import { findGaps, findMailGaps, type Lookup } from "./find-gaps.ts";

const notReady = "Not ready";

type Started = {
	settings: Settings;
	url: string;
	engine: string;
	mail: string;
	samples: readonly SampleClient[];
};

export function reportOf({ settings, url, engine, mail, samples }: Started): string {
	const rows = [
		["Address", url],
		["Data", settings.dataDir],
		[
			"Database",
			engine === "sqlite" ? `embedded SQLite (${join(settings.dataDir, "site.db")})` : "PostgreSQL",
		],
		["Mail", settings.smtpUrl ? mail : `embedded, as files in ${mail}`],
		[
			"CRM",
			settings.crm.odoo ? `Odoo at ${settings.crm.odoo.url}` : "embedded: the site's own list of leads",
		],
		[
			"Assistant",
			settings.llm
				? `${settings.llm.model} chooses, the site speaks; the guided assistant where it cannot`
				: "embedded: the guided assistant",
		],
		[
			"Leads API",
			settings.apiKey
				? `${url}/api/leads with your API_KEY`
				: "closed: set API_KEY or make a key in the staff area",
		],
		["Staff path", settings.adminPath],
		...findGaps(settings).map((gap) => [notReady, gap]),
		...samples.map(({ language, username, password }) => [
			"Sample",
			`client ${username} (${language}), password ${password} (shown this once)`,
		]),
	];
	return linesOf(rows);
}

export async function mailReportOf(settings: Settings, lookUp?: Lookup): Promise<string> {
	const gaps = await findMailGaps(settings, lookUp);
	return linesOf(gaps.map((gap) => [notReady, gap]));
}

function linesOf(rows: readonly (readonly string[])[]): string {
	return rows.map(([name, value]) => `${`${name}:`.padEnd(12)}${value}`).join("\n");
}
