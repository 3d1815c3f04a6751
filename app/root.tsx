import { useEffect } from "react";
import { Links, Meta, Outlet, Scripts, useLocation } from "react-router";
import { languageOf } from "../content/language.ts";
import { InlineStyle } from "./document/inline-style.tsx";
import pageScript from "./document/page-script.inline.ts?minified";
import baseStyles from "./styles/base.css?inline";

export default function Root() {
	const language = languageOf(useLocation().pathname);
	useEffect(() => {
		document.documentElement.dataset.hydrated = "";
		document.dispatchEvent(new Event("hydrated"));
	}, []);
	return (
		<html lang={language} suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? pageScript : "" }} />
				<Meta />
				<Links />
				<InlineStyle css={baseStyles} />
			</head>
			<body>
				<Outlet />
				{import.meta.env.DEV && <Scripts />}
			</body>
		</html>
	);
}
