import { Outlet } from "react-router";
import { servicesContext } from "../../http/context.ts";
import { languageOf } from "../../shared/language.ts";
import { ErrorPage } from "../pages/error/page.tsx";
import type { Route } from "./+types/layout";
import { Frame } from "./frame.tsx";
import { layoutData } from "./layout-data.server.ts";

export function loader({ url, context }: Route.LoaderArgs) {
	const { settings, runtime } = context.get(servicesContext);
	return layoutData(languageOf(url.pathname), settings.brand, runtime.now());
}

export default function Layout({ loaderData }: Route.ComponentProps) {
	return (
		<Frame data={loaderData}>
			<Outlet />
		</Frame>
	);
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
	const page = <ErrorPage error={error} />;
	return loaderData ? <Frame data={loaderData}>{page}</Frame> : page;
}
