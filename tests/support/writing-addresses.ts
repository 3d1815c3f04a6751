import { staffRoutes } from "../../app/route-table.ts";
import { addresses } from "../../content/addresses.ts";

/** Everything that can be written to: the calls of the API's reference, the pages and the screens of staff. */
export function writingAddresses(
	reference: { paths: Record<string, object> },
	adminPath: string,
): [method: string, path: string][] {
	const calls = Object.entries(reference.paths).flatMap(([path, methods]) =>
		Object.keys(methods)
			.filter((method) => !["get", "head"].includes(method))
			.map((method): [string, string] => [method.toUpperCase(), path]),
	);
	if (calls.length < 3) throw new Error("The reference names no calls.");
	const pages = Object.values(addresses).flatMap(({ es, en }) => [es, en]);
	const screens = staffRoutes.map(({ path }) => adminPath + path);
	const posts = [...pages, "/measuring-choice", ...screens].map((path): [string, string] => ["POST", path]);
	return [...calls, ...posts].map(([method, path]) => [method, path.replace(/:\w+|\{\w+\}/g, "x")]);
}
