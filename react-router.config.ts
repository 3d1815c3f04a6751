import type { Config } from "@react-router/dev/config";

export default {
	appDirectory: "app",
	buildDirectory: "build",
	// Two entries: the server and the thread that draws PDFs.
	serverBuildFile: "[name].js",
	ssr: true,
	// The manifest is one small file read when a page hydrates; a held page must not ask for it.
	routeDiscovery: { mode: "initial" },
} satisfies Config;
