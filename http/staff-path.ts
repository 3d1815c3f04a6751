/** Under which the routes name the staff's rooms; from outside they are found at the hidden path alone. */
export const staffBase = "/_staff";

const english = "/en";

/**
 * The route behind an address of the staff's rooms.
 * @returns null for any other address; "hidden" for one that names the rooms by their inner name, which is nobody's.
 */
export function staffRoute(pathname: string, adminPath: string): string | "hidden" | null {
	const prefix = pathname.startsWith(`${english}/`) ? english : "";
	const rest = pathname.slice(prefix.length);
	// Routes are matched without case and decoded.
	if (/^\/(_|%5f)staff(\/|$)/i.test(rest) || /^\/en\/(_|%5f)staff(\/|$)/i.test(pathname)) return "hidden";
	if (rest !== adminPath && !rest.startsWith(`${adminPath}/`)) return null;
	return prefix + staffBase + rest.slice(adminPath.length);
}

/** Whether a route's path is one of the staff's rooms. */
export function isStaffRoute(pathname: string): boolean {
	return pathname.replace(/^\/en(?=\/)/, "").startsWith(staffBase);
}
