declare global {
	interface Window {
		CHAT_API_URL?: string;
	}
}

type PageLocation = Pick<Location, "protocol" | "hostname" | "port" | "origin">;

export function chatApiBase(): string | null {
	return apiBase(window.CHAT_API_URL, import.meta.env.VITE_API_URL, window.location);
}

/** The page's own setting, else the build's, else the server of a local page, else the site itself. */
export function apiBase(override: unknown, built: unknown, location: PageLocation): string | null {
	for (const setting of [override, built]) {
		if (typeof setting === "string" && setting.trim()) return setting.trim().replace(/\/+$/, "");
	}
	const { protocol, hostname, port, origin } = location;
	if (hostname === "localhost" || hostname === "127.0.0.1")
		return `${protocol}//${hostname}:${port || localPort}/api`;
	return origin === "null" ? null : `${origin}/api`;
}

const localPort = "3001";
