const found = import.meta.glob<string>("./*.md", { query: "?raw", import: "default", eager: true });

/** The posts the site comes with, as files: `<story>.<language>.md`. */
export const postFiles = Object.entries(found).map(([path, text]) => ({
	name: path.replace(/^\.\//, "").replace(/\.md$/, ""),
	text,
}));
