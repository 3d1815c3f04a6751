import type { APIRequestContext } from "@playwright/test";
import { staffRoutes } from "../../../app/route-table.ts";
import { leadsOf } from "../leads.ts";
import type { VisitedSite } from "../site.ts";

/** The path of each screen, about one of what the site has, as an admin finds it there. */
export async function staffPaths(site: VisitedSite, admin: APIRequestContext): Promise<Map<string, string>> {
	const [lead] = await leadsOf(site);
	const find = async (list: string, link: RegExp) =>
		link.exec(await (await admin.get(site.adminPath + list)).text())?.[1] ?? "";
	const client = await find("/clients", /\/clients\/([\w-]+)/);
	const post = await find("/blog", /\/blog\/(?!new|import)([\w-]{20,})"/);
	const account = await find("/accounts", /\/accounts\/([\w-]{20,})"/);
	const ids = { lead: lead.id, conversation: lead.conversationId, client, account, post };
	return new Map(
		staffRoutes.map(({ path }): [string, string] => [
			path,
			path.replace(/:(\w+)/, (_, name: keyof typeof ids) => ids[name]),
		]),
	);
}
