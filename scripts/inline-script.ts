import { readFileSync } from "node:fs";
import { minifySync, type Plugin, transformWithOxc } from "vite";

/** Makes `import code from "./x.inline.ts?minified"` return the script's text, compiled and minified, for use inside a page. */
export function inlineScript(): Plugin {
	const suffix = "?minified";
	return {
		name: "inline-script",
		enforce: "pre",
		async load(id) {
			if (!id.endsWith(suffix)) return null;
			const file = id.slice(0, -suffix.length);
			this.addWatchFile(file);
			const compiled = await transformWithOxc(readFileSync(file, "utf8"), file, { target: "es2022" });
			const { code } = minifySync(file, compiled.code, { module: true });
			return `export default ${JSON.stringify(`{${code}}`)}`;
		},
	};
}

/** Keeps styles out of the client bundle: they are inside the page, and the client never renders pages. */
export function stylesStayOnTheServer(): Plugin {
	return {
		name: "styles-stay-on-the-server",
		enforce: "pre",
		apply: "build",
		resolveId(source) {
			return this.environment.name === "client" && source.endsWith(".css?inline") ? noStyles : null;
		},
		load(id) {
			return id === noStyles ? 'export default ""' : null;
		},
	};
}

const noStyles = "\0no-styles";
