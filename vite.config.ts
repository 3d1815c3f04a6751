import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { devServer } from "./scripts/dev-server.ts";
import { inlineScript } from "./scripts/inline-script.ts";

export default defineConfig({
	plugins: [inlineScript(), devServer({ entry: "/http/dev.ts" }), reactRouter()],
	server: { port: Number(process.env.PORT ?? 3001) },
	environments: {
		ssr: {
			build: {
				target: "node26",
				rollupOptions: {
					input: { server: "./http/main.ts", "pdf-worker": "./domain/proposals/pdf/worker.ts" },
					output: { entryFileNames: "[name].js" },
				},
			},
		},
	},
});
