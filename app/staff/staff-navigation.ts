import type { Role } from "../../shared/account.ts";
import { type StaffRoute, staffRoutes } from "../route-table.ts";

export function staffRouteOf(pattern: string, adminPath: string): StaffRoute | null {
	const path = pattern.replace(/^\/en(?=\/)/, "").slice(adminPath.length);
	return staffRoutes.find((route) => route.path === path) ?? null;
}

export function mayOpen({ roles }: StaffRoute, accountRoles: readonly Role[]): boolean {
	if (roles === "anybody" || roles === "staff") return true;
	return accountRoles.some((role) => roles.includes(role));
}

/** The entries of the bar: at most five. Each opens the first of its screens that the role may open. */
export const staffSections = [
	{ name: "today", screens: ["today"] },
	{ name: "conversations", screens: ["conversations"] },
	{ name: "leads", screens: ["leads", "visits"] },
	{ name: "clients", screens: ["clients"] },
	{ name: "content", screens: ["blog", "comments", "subscribers", "unknown-questions"] },
] as const;

export type SectionName = (typeof staffSections)[number]["name"];

/** What is not opened every day, in the menu of the account. */
export const menuScreens = [
	"canned-replies",
	"deliveries",
	"rights",
	"accounts",
	"api-keys",
	"audit-log",
	"sign-ins",
	"account",
] as const;
