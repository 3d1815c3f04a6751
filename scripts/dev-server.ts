import { getRequestListener } from "@hono/node-server";
import { isRunnableDevEnvironment, type Plugin } from "vite";

export function devServer({ entry }: { entry: string }): Plugin {
	return {
		name: "dev-server",
		configureServer(vite) {
			return () => {
				vite.middlewares.use(async (request, response, next) => {
					try {
						const { ssr } = vite.environments;
						if (!isRunnableDevEnvironment(ssr)) return next();
						const { app } = await ssr.runner.import<typeof import("../http/dev.ts")>(entry);
						request.url = request.originalUrl ?? request.url;
						await getRequestListener(app.fetch)(request, response);
					} catch (error) {
						next(error);
					}
				});
			};
		},
	};
}
