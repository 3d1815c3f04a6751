/** Stands in app/routes.ts for the path that is set when the site starts; nothing answers there. */
export const staffBase = "/_staff";

/** An address below the hidden path, without language; null for any other address. */
export function belowStaff(pathname: string, adminPath: string): string | null {
	const rest = pathname.replace(/^\/en(?=\/)/, "");
	return rest === adminPath || rest.startsWith(`${adminPath}/`) ? rest.slice(adminPath.length) : null;
}
