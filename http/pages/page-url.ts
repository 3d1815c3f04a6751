/** React Router's browser part asks here for routes that it does not know yet. */
export const manifestPath = "/__manifest";

export function pagePath(pathname: string): string {
	return pathname.replace(/\.data$/, "");
}

/** Whether React Router's browser part asks, and not the browser itself. */
export function isDataRequest({ url }: Pick<Request, "url">): boolean {
	return new URL(url).pathname.endsWith(".data");
}

export function pageUrl({ url: address }: Pick<Request, "url">): URL {
	const url = new URL(address);
	url.pathname = pagePath(url.pathname);
	url.searchParams.delete("_routes");
	return url;
}

/** React Router prints an address that it cannot decode, so it must not get one. */
export function isDecodable(path: string): boolean {
	try {
		// Its result is used: a build leaves a call out that does nothing else.
		return decodeURI(path).length <= path.length;
	} catch {
		return false;
	}
}
