import { Outlet } from "react-router";
import { ErrorPage } from "../pages/error/page.tsx";
import type { Route } from "./+types/guard";
import { portalGuard } from "./portal-session.server.ts";

export const middleware: Route.MiddlewareFunction[] = [portalGuard];

/** React Router runs a guard only on routes with a loader. */
export const loader = () => null;

export default function Guard() {
	return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} />;
}
