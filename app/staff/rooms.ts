/** As accounts have them; see domain/accounts/account.ts. */
type Role = "editor" | "sales" | "admin";

/** A place of the staff area: its address below the hidden path, its module, and whose it is. */
export type Room = {
	name: string;
	path: string;
	file: string;
	/** "anybody" for the door itself, "staff" for what each has of their own. */
	roles: "anybody" | "staff" | readonly Role[];
};

const work = ["sales", "admin"] as const;
const admin = ["admin"] as const;
const writing = ["editor", "admin"] as const;
const team = ["editor", "sales", "admin"] as const;

/** Every address of the staff area. Adding one: a folder and a line here. */
export const rooms = [
	{ name: "door", path: "", file: "door/page.tsx", roles: "anybody" },
	{ name: "code", path: "/code", file: "code/page.tsx", roles: "anybody" },
	{ name: "sign-out", path: "/sign-out", file: "sign-out/page.tsx", roles: "staff" },
	{ name: "account", path: "/account", file: "account/page.tsx", roles: "staff" },
	{ name: "leads", path: "/leads", file: "leads/page.tsx", roles: work },
	{ name: "leads-export", path: "/leads.csv", file: "leads-export/page.tsx", roles: work },
	{ name: "copy-script", path: "/leads/copy.js", file: "copy-script/page.tsx", roles: work },
	{ name: "lead", path: "/leads/:lead", file: "lead/page.tsx", roles: work },
	{ name: "lead-diagnostic", path: "/leads/:lead/diagnostic", file: "diagnostic/page.tsx", roles: work },
	{ name: "conversations", path: "/conversations", file: "conversations/page.tsx", roles: work },
	{ name: "conversation", path: "/conversations/:conversation", file: "conversation/page.tsx", roles: work },
	{
		name: "conversation-diagnostic",
		path: "/conversations/:conversation/diagnostic",
		file: "diagnostic/page.tsx",
		roles: work,
	},
	{ name: "clients", path: "/clients", file: "clients/page.tsx", roles: work },
	{ name: "client", path: "/clients/:client", file: "client/page.tsx", roles: work },
	{ name: "visits", path: "/visits", file: "visits/page.tsx", roles: work },
	{ name: "deliveries", path: "/deliveries", file: "deliveries/page.tsx", roles: work },
	{
		name: "unknown-questions",
		path: "/unknown-questions",
		file: "unknown-questions/page.tsx",
		roles: team,
	},
	{ name: "blog", path: "/blog", file: "blog/page.tsx", roles: writing },
	{ name: "post-new", path: "/blog/new", file: "post-new/page.tsx", roles: writing },
	{ name: "blog-import", path: "/blog/import", file: "blog-import/page.tsx", roles: writing },
	{ name: "editor-script", path: "/blog/editor.js", file: "editor-script/page.tsx", roles: writing },
	{ name: "mailing-script", path: "/blog/mailing.js", file: "mailing-script/page.tsx", roles: writing },
	{ name: "post", path: "/blog/:post", file: "post/page.tsx", roles: writing },
	{ name: "post-file", path: "/blog/:post/post.md", file: "post-file/page.tsx", roles: writing },
	{ name: "post-mailing", path: "/blog/:post/mailing", file: "post-mailing/page.tsx", roles: writing },
	{ name: "comments", path: "/comments", file: "comments/page.tsx", roles: writing },
	{ name: "subscribers", path: "/subscribers", file: "subscribers/page.tsx", roles: writing },
	{
		name: "subscribers-export",
		path: "/subscribers.csv",
		file: "subscribers-export/page.tsx",
		roles: writing,
	},
	{ name: "rights", path: "/rights", file: "rights/page.tsx", roles: admin },
	{ name: "rights-person", path: "/rights/person", file: "rights-person/page.tsx", roles: admin },
	{ name: "rights-export", path: "/rights/export", file: "rights-export/page.tsx", roles: admin },
	{ name: "accounts", path: "/accounts", file: "accounts/page.tsx", roles: admin },
	{ name: "audit", path: "/audit", file: "audit/page.tsx", roles: admin },
] as const satisfies readonly Room[];

/** The room an inner address shows, e.g. "/_staff/leads/17". */
export function roomOf(innerPath: string): Room | null {
	const path = innerPath.replace(/^(\/en)?\/_staff/, "");
	return (
		rooms.find((room) =>
			new RegExp(`^${room.path.replace(/\./g, "\\.").replace(/:\w+/g, "[^/]+")}$`).test(path),
		) ?? null
	);
}

/** Whether somebody of this role may enter. */
export function mayEnter({ roles }: Room, role: Role | null): boolean {
	if (roles === "anybody" || roles === "staff") return true;
	return role !== null && roles.includes(role);
}

/** What the bar shows, in its order. */
export const navigation = [
	...(["leads", "conversations", "clients", "visits", "deliveries"] as const),
	...(["unknown-questions"] as const),
	...(["blog", "comments", "subscribers"] as const),
	...(["rights", "accounts", "audit"] as const),
] as const;
