import { Outlet } from "react-router";
import { ErrorPage } from "../pages/error/page.tsx";
import type { Route } from "./+types/guard";
import { portalGuard } from "./portal-guard.server.ts";

/** Stands before every page of the portal; see portalGuard. */
export const middleware: Route.MiddlewareFunction[] = [portalGuard];

/** A guard is only asked where there is something to load. */
export const loader = () => null;

export default function Guard() {
	return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} />;
}
