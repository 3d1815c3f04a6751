/** Whose films a post may show, each behind a press, and the one origin each of their players is loaded from. */
export const filmServices = {
	youtube: { name: "YouTube", origin: "https://www.youtube-nocookie.com" },
	vimeo: { name: "Vimeo", origin: "https://player.vimeo.com" },
} as const;
