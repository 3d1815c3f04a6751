import { type StaffRole, type StaffRoute, staffRoutes } from "../route-table.ts";

/** The page of the staff that React Router matched. @param pattern e.g. "/en/hidden/leads/:lead". */
export function staffRouteOf(pattern: string, adminPath: string): StaffRoute | null {
	const path = pattern.replace(/^\/en(?=\/)/, "").slice(adminPath.length);
	return staffRoutes.find((route) => route.path === path) ?? null;
}

/** Whether somebody of this role may open it. */
export function mayOpen({ roles }: StaffRoute, role: StaffRole | null): boolean {
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
