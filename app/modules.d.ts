declare module "*?minified" {
	const code: string;
	export default code;
}

declare module "virtual:react-router/server-build" {
	import type { ServerBuild } from "react-router";

	const build: ServerBuild;
	export = build;
}

declare module "virtual:islands-entry" {
	export const islandsEntry: { module: string; imports: readonly string[] };
}

declare module "virtual:react-router/inject-hmr-runtime";
