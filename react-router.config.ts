import type { Config } from "@react-router/dev/config";

export default {
	appDirectory: "app",
	// Set by scripts/prepare.mjs: each build has a folder of its own.
	buildDirectory: process.env.BUILD_DIRECTORY ?? "build/draft",
	// Two entries: the server and the thread that draws PDFs.
	serverBuildFile: "[name].js",
	ssr: true,
	// A browser is told of the routes it asks for: a list of all of them would tell of the staff's.
	routeDiscovery: { mode: "lazy" },
} satisfies Config;
