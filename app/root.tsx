import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from "react-router";
import { manifestPaths, pathTo } from "../content/addresses.ts";
import { languageOf } from "../shared/language.ts";
import type { Route } from "./+types/root";
import { announceHydration } from "./document/hydration.ts";
import { InlineStyle } from "./document/inline-style.tsx";
import pageScript from "./document/page-script.inline.ts?minified";
import { speculationRules } from "./document/speculation-rules.ts";
import { putBackEarlyTyping } from "./document/typed-early.ts";
import { ErrorPage } from "./pages/error/page.tsx";
import baseStyles from "./styles/base.css?inline";
import printStyles from "./styles/print.css?url";

/** In the body, where React does not put it: for a font that the head preloads browsers hold back their first frame. */
const fontPreload = `<link rel="preload" href="/fonts/gabarito.woff2" as="font" type="font/woff2" crossorigin>`;

export function Layout({ children }: { children: ReactNode }) {
	const { pathname } = useLocation();
	const language = languageOf(pathname);
	const isApplication = useIsApplication();
	useLayoutEffect(putBackEarlyTyping, []);
	// Of public pages the islands say when they are ready.
	useEffect(announceHydration, []);
	return (
		<html
			lang={language}
			// Until the chat has rung: in other pages its button appears after two seconds.
			data-ring-ms={pathname === pathTo("assistant", language) ? 2_000 : 4_000}
			suppressHydrationWarning
		>
			<head>
				<meta charSet="utf-8" />
				<meta
					name="viewport"
					content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
				/>
				<script
					suppressHydrationWarning
					dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? pageScript : "" }}
				/>
				<Meta />
				<Links />
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
				<link rel="manifest" href={manifestPaths[language]} />
				<InlineStyle css={baseStyles} />
				<link rel="stylesheet" href={printStyles} media="print" />
			</head>
			<body data-react={isApplication ? "" : undefined}>
				<div hidden dangerouslySetInnerHTML={{ __html: fontPreload }} />
				{children}
				{isApplication && (
					<>
						<ScrollRestoration />
						<Scripts />
					</>
				)}
				{!isApplication && (
					<script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
				)}
			</body>
		</html>
	);
}

export default function Root() {
	return <Outlet />;
}

/** Reached when even the layout's data is missing. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} />;
}

function useIsApplication(): boolean {
	return useMatches().some(
		({ handle }) => typeof handle === "object" && handle !== null && "application" in handle,
	);
}
