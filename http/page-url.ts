/** React Router's browser part asks here for routes that it does not know yet. */
export const manifestPath = "/__manifest";

export function pagePath(pathname: string): string {
	return pathname.replace(/\.data$/, "");
}

export function pageUrl({ url: address }: Pick<Request, "url">): URL {
	const url = new URL(address);
	url.pathname = pagePath(url.pathname);
	url.searchParams.delete("_routes");
	return url;
}
