/** Placeholder in app/routes.ts for the hidden path; nothing answers there. */
export const staffBase = "/_staff";

export function pathInStaffArea(pathname: string, adminPath: string): string | null {
	const rest = pathname.replace(/^\/en(?=\/)/, "");
	return rest === adminPath || rest.startsWith(`${adminPath}/`) ? rest.slice(adminPath.length) : null;
}
