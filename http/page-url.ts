/** Where the browser part of an application asks for the routes that it does not know yet. */
export const manifestPath = "/__manifest";

/** The path of the page whose data React Router's browser part asks for; any other path as it is. */
export function pagePath(pathname: string): string {
	return pathname.replace(/\.data$/, "");
}

/** The address of a page, also where a request asks for its data alone. */
export function pageUrl({ url: address }: Pick<Request, "url">): URL {
	const url = new URL(address);
	url.pathname = pagePath(url.pathname);
	url.searchParams.delete("_routes");
	return url;
}
