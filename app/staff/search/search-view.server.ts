import type { RouterContextProvider } from "react-router";
import { leadLabels } from "../../../content/leads/labels.ts";
import { nearMoment } from "../../../content/near-moment.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import { beginsText, beginsWords } from "../../../domain/search/search-words.ts";
import { type FoundForTeam, findForTeam } from "../../../domain/team/find-for-team.ts";
import { cleanText } from "../../../http/clean-text.ts";
import type { Role } from "../../../shared/account.ts";
import type { Language } from "../../../shared/language.ts";
import { findableKinds } from "../../../shared/search.ts";
import { type StaffRoute, staffRoutes } from "../../route-table.ts";
import { mayOpen, menuScreens, staffSections } from "../staff-navigation.ts";
import { staffRequest } from "../staff-request.server.ts";

type FoundItem = {
	path: string;
	label: string;
	detail: string;
	lang?: Language;
	/** The editor of a post is a document of its own. */
	reloads?: boolean;
	/** What no link can do: it is sent as a form. */
	isSent?: boolean;
};

type NavigationItem = Pick<FoundItem, "path" | "label" | "isSent">;
type Words = { text: StaffText; language: Language; now: Date };

const most = 5;
const paths = {
	leads: "/leads",
	conversations: "/conversations",
	clients: "/clients",
	posts: "/blog",
} as const;
const lists = ["leads", "conversations", "posts"];

/** Finds what the person may open: screens, and what those show. */
export async function searchView(request: Request, context: Readonly<RouterContextProvider>) {
	const { services, db, language, searchParams, to, text, account } = staffRequest(request, context);
	const typed = cleanText(searchParams.get("q") ?? "")
		.trim()
		.slice(0, 100);
	const screens = screensFor(account.roles, text);
	const kinds = findableKinds.filter((kind) => screens.some(({ path }) => path === paths[kind]));
	const found = await findForTeam(db, { text: typed, kinds, most });
	const items = itemsOf(found, { text, language, now: services.runtime.now() });
	const query = `?${new URLSearchParams({ q: typed })}`;
	const ofKinds = kinds.map((kind) => ({
		label: text.finder.groups[kind],
		items: items[kind].map(({ id, ...item }): FoundItem => {
			return { ...item, path: to(`${paths[kind]}/${encodeURIComponent(id)}`) };
		}),
		more: found[kind].isMore && lists.includes(kind) ? to(paths[kind]) + query : null,
	}));
	const own = [
		{ label: text.finder.groups.screens, items: itemsFor(screens, typed, to), more: null },
		{
			label: text.finder.groups.commands,
			items: itemsFor(commandsFor(account.roles, text), typed, to),
			more: null,
		},
	];
	const isMeant = ({ items: [first] }: (typeof own)[number]) => first && beginsText(first.label, typed);
	const groups = [
		...own.filter((group) => isMeant(group)),
		...ofKinds,
		...own.filter((group) => !isMeant(group)),
	].filter(({ items }) => items.length > 0);
	return { text: text.finder, path: to("/search"), typed, groups };
}

export type SearchView = Awaited<ReturnType<typeof searchView>>;

function screensFor(roles: readonly Role[], text: StaffText) {
	const routes: readonly StaffRoute[] = staffRoutes;
	const names = [...staffSections.flatMap(({ screens }) => screens), ...menuScreens];
	return names.flatMap((name) => {
		const route = routes.find((one) => one.name === name);
		return route && mayOpen(route, roles) ? [{ path: route.path, label: text.screens[name] }] : [];
	});
}

function commandsFor(roles: readonly Role[], text: StaffText): NavigationItem[] {
	const routes: readonly StaffRoute[] = staffRoutes;
	const commands = [
		{ screen: "accounts", path: "/accounts#invite", label: text.invitations.invite },
		{ screen: "sign-out", path: "/sign-out", label: text.signOut, isSent: true },
	];
	return commands.filter(({ screen }) =>
		routes.some((route) => route.name === screen && mayOpen(route, roles)),
	);
}

function itemsFor(
	items: readonly NavigationItem[],
	typed: string,
	to: (path: string) => string,
): FoundItem[] {
	return items
		.filter(({ label }) => beginsWords(label, typed))
		.toSorted((one, other) => Number(beginsText(other.label, typed)) - Number(beginsText(one.label, typed)))
		.map(({ path, label, isSent }) => ({ path: to(path), label, detail: "", isSent }));
}

function itemsOf({ leads, conversations, clients, posts }: FoundForTeam, { text, language, now }: Words) {
	const { statuses } = leadLabels[language];
	return {
		leads: leads.items.map(({ id, name, company, status, createdAt }) => ({
			id,
			label: name ?? text.leads.nameless,
			detail: [company, statuses[status], nearMoment(createdAt, now, language).text]
				.filter(Boolean)
				.join(" · "),
		})),
		conversations: conversations.items.map(({ id, lead, last, language: lang }) => ({
			id,
			label: lead?.name ?? text.inbox.writers.visitor,
			detail: last?.text ?? "",
			lang,
		})),
		clients: clients.items.map(({ id, name, subdomain }) => ({ id, label: name, detail: subdomain })),
		posts: posts.items.map(({ id, title, author, language: lang }) => ({
			id,
			label: title,
			detail: author.name,
			lang,
			reloads: true,
		})),
	};
}
