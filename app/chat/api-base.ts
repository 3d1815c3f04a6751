declare global {
	interface Window {
		/** Another backend for the chat than the one of the build, set by whoever embeds the page. */
		CHAT_API_URL?: string;
	}
}

type Place = Pick<Location, "protocol" | "hostname" | "port" | "origin">;

/**
 * Where the assistant answers: the page's own setting, else the build's, else the server of a local page,
 * else the site itself.
 * @returns null when there is none, as for a page opened from a file.
 */
export function apiBase(override: unknown, built: unknown, place: Place): string | null {
	for (const setting of [override, built]) {
		if (typeof setting === "string" && setting.trim()) return setting.trim().replace(/\/+$/, "");
	}
	const { protocol, hostname, port, origin } = place;
	if (hostname === "localhost" || hostname === "127.0.0.1")
		return `${protocol}//${hostname}:${port || localPort}/api`;
	return origin === "null" ? null : `${origin}/api`;
}

const localPort = "3001";
