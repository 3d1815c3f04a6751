import { readFileSync } from "node:fs";
import { minifySync, type Plugin, transformWithOxc } from "vite";

/** `import code from "./x.inline.ts?minified"` gives the script's text, compiled and minified, to put inside a page. */
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
			return `export default ${JSON.stringify(`(()=>{${code}})()`)}`;
		},
	};
}
