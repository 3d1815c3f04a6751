import { type StaffRole, type StaffRoute, staffRoutes } from "../route-table.ts";

export function staffRouteOf(pattern: string, adminPath: string): StaffRoute | null {
	const path = pattern.replace(/^\/en(?=\/)/, "").slice(adminPath.length);
	return staffRoutes.find((route) => route.path === path) ?? null;
}

export function mayOpen({ roles }: StaffRoute, role: StaffRole | null): boolean {
	if (roles === "anybody" || roles === "staff") return true;
	return role !== null && roles.includes(role);
}

export const navigation = [
	...(["leads", "conversations", "clients", "visits", "deliveries"] as const),
	...(["unknown-questions"] as const),
	...(["blog", "comments", "subscribers"] as const),
	...(["rights", "accounts", "audit"] as const),
] as const;
