import type { PageName } from "../content/addresses.ts";
import { type Role, roles } from "../shared/account.ts";

type Frame = "site" | "team" | "portal" | "bare" | "bare-portal";

export const pageRoutes = {
	home: ["pages/home/page.tsx", "site"],
	assistant: ["pages/assistant/page.tsx", "site"],
	contact: ["pages/contact/page.tsx", "site"],
	audit: ["pages/audit/page.tsx", "site"],
	legal: ["pages/legal/page.tsx", "site"],
	industries: ["pages/industries/page.tsx", "site"],
	industry: ["pages/industry/page.tsx", "site"],
	cases: ["pages/cases/page.tsx", "site"],
	products: ["pages/products/page.tsx", "site"],
	about: ["pages/about/page.tsx", "site"],
	method: ["pages/method/page.tsx", "site"],
	consulting: ["pages/consulting/page.tsx", "site"],
	solutions: ["pages/solutions/page.tsx", "site"],
	demos: ["pages/demos/page.tsx", "site"],
	demo: ["pages/demo/page.tsx", "bare"],
	demoFlow: ["pages/demo/page.tsx", "bare"],
	login: ["pages/login/page.tsx", "site"],
	signInCode: ["pages/sign-in-code/page.tsx", "site"],
	forgotPassword: ["pages/forgot-password/page.tsx", "site"],
	newPassword: ["pages/new-password/page.tsx", "site"],
	invitation: ["pages/invitation/page.tsx", "team"],
	emailChange: ["pages/email-change/page.tsx", "site"],
	blog: ["blog/list/page.tsx", "site"],
	blogCategory: ["blog/category/page.tsx", "site"],
	blogTag: ["blog/tag/page.tsx", "site"],
	blogAuthor: ["blog/author/page.tsx", "site"],
	post: ["blog/article/page.tsx", "site"],
	assistantMail: ["pages/assistant-mail/page.tsx", "site"],
	assistantResume: ["pages/assistant-resume/page.tsx", "site"],
	newsletter: ["blog/newsletter/page.tsx", "site"],
	newsletterConfirm: ["blog/newsletter-confirm/page.tsx", "site"],
	newsletterCancel: ["blog/newsletter-cancel/page.tsx", "site"],
	portal: ["portal/home/page.tsx", "portal"],
	portalAccount: ["portal/account/page.tsx", "portal"],
	portalDemo: ["portal/demo/page.tsx", "bare-portal"],
	portalReport: ["portal/report/page.tsx", "bare-portal"],
	signOut: ["portal/sign-out/page.tsx", "bare-portal"],
} as const satisfies Record<PageName, readonly [file: string, frame: Frame]>;

export type StaffRoute = {
	name: string;
	path: string;
	file: string;
	/** "anybody" for the sign-in pages, "staff" for each person's own pages. */
	roles: "anybody" | "staff" | readonly Role[];
	/** Requests of this method need a recent proof of identity. */
	confirms?: "GET" | "POST";
};

const work = ["sales", "admin"] as const;
const admin = ["admin"] as const;
const writing = ["editor", "admin"] as const;

export const staffRoutes = [
	{ name: "login", path: "", file: "login/page.tsx", roles: "anybody" },
	{ name: "code", path: "/code", file: "code/page.tsx", roles: "anybody" },
	{ name: "sign-out", path: "/sign-out", file: "sign-out/page.tsx", roles: "staff" },
	{ name: "account", path: "/account", file: "account/page.tsx", roles: "staff" },
	{ name: "search", path: "/search", file: "search/page.tsx", roles: "staff" },
	{ name: "leads", path: "/leads", file: "leads/page.tsx", roles: work },
	{ name: "confirm", path: "/confirm", file: "confirm/page.tsx", roles: "staff" },
	{ name: "leads-export", path: "/leads.csv", file: "leads-export/page.tsx", roles: work, confirms: "GET" },
	{ name: "lead", path: "/leads/:lead", file: "lead/page.tsx", roles: work },
	{ name: "lead-diagnostic", path: "/leads/:lead/diagnostic", file: "diagnostic/page.tsx", roles: work },
	{ name: "conversations", path: "/conversations", file: "conversations/page.tsx", roles: work },
	{
		name: "conversation-events",
		path: "/conversations/events",
		file: "conversation-events/page.tsx",
		roles: work,
	},
	{ name: "conversation", path: "/conversations/:conversation", file: "conversation/page.tsx", roles: work },
	{
		name: "conversation-diagnostic",
		path: "/conversations/:conversation/diagnostic",
		file: "diagnostic/page.tsx",
		roles: work,
	},
	{ name: "canned-replies", path: "/canned-replies", file: "canned-replies/page.tsx", roles: work },
	{ name: "clients", path: "/clients", file: "clients/page.tsx", roles: work },
	{ name: "client", path: "/clients/:client", file: "client/page.tsx", roles: work },
	{ name: "today", path: "/today", file: "today/page.tsx", roles },
	{ name: "visits", path: "/visits", file: "visits/page.tsx", roles: work },
	{ name: "deliveries", path: "/deliveries", file: "deliveries/page.tsx", roles: work },
	{
		name: "unknown-questions",
		path: "/unknown-questions",
		file: "unknown-questions/page.tsx",
		roles,
	},
	{ name: "blog", path: "/blog", file: "blog/page.tsx", roles: writing },
	{ name: "post-new", path: "/blog/new", file: "post-new/page.tsx", roles: writing },
	{ name: "drafts", path: "/blog/drafts", file: "drafts/page.tsx", roles: writing },
	{ name: "blog-import", path: "/blog/import", file: "blog-import/page.tsx", roles: writing },
	{ name: "post", path: "/blog/:post", file: "post/page.tsx", roles: writing },
	{ name: "post-file", path: "/blog/:post/post.md", file: "post-file/page.tsx", roles: writing },
	{ name: "post-mailing", path: "/blog/:post/mailing", file: "post-mailing/page.tsx", roles: writing },
	{
		name: "mailing-progress",
		path: "/blog/:post/mailing/progress",
		file: "mailing-progress/page.tsx",
		roles: writing,
	},
	{ name: "comments", path: "/comments", file: "comments/page.tsx", roles: writing },
	{ name: "subscribers", path: "/subscribers", file: "subscribers/page.tsx", roles: writing },
	{
		name: "subscribers-export",
		path: "/subscribers.csv",
		file: "subscribers-export/page.tsx",
		roles: writing,
		confirms: "GET",
	},
	{ name: "rights", path: "/rights", file: "rights/page.tsx", roles: admin },
	{
		name: "rights-person",
		path: "/rights/person",
		file: "rights-person/page.tsx",
		roles: admin,
		confirms: "POST",
	},
	{
		name: "rights-export",
		path: "/rights/export",
		file: "rights-export/page.tsx",
		roles: admin,
		confirms: "POST",
	},
	{ name: "accounts", path: "/accounts", file: "accounts/page.tsx", roles: admin, confirms: "POST" },
	{
		name: "colleague",
		path: "/accounts/:account",
		file: "colleague/page.tsx",
		roles: admin,
		confirms: "POST",
	},
	{ name: "api-keys", path: "/api-keys", file: "api-keys/page.tsx", roles: admin, confirms: "POST" },
	{ name: "audit-log", path: "/audit", file: "audit-log/page.tsx", roles: admin },
	{
		name: "audit-log-export",
		path: "/audit.csv",
		file: "audit-log-export/page.tsx",
		roles: admin,
		confirms: "GET",
	},
	{ name: "sign-ins", path: "/sign-ins", file: "sign-ins/page.tsx", roles: admin },
	{
		name: "sign-ins-export",
		path: "/sign-ins.csv",
		file: "sign-ins-export/page.tsx",
		roles: admin,
		confirms: "GET",
	},
] as const satisfies readonly StaffRoute[];

export const applicationFiles: ReadonlySet<string> = new Set([
	...[
		"root.tsx",
		"layout/layout.tsx",
		"pages/invitation/layout.tsx",
		"portal/guard.tsx",
		"portal/layout.tsx",
	],
	...Object.values(pageRoutes).flatMap(([file, frame]) =>
		frame === "team" || frame === "portal" ? file : [],
	),
	...["staff/layout.tsx", "staff/inbox/layout.tsx", ...staffRoutes.map(({ file }) => `staff/${file}`)],
]);
