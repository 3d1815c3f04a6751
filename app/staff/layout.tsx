import { isRouteErrorResponse, Link } from "react-router";
import { pathTo } from "../../content/addresses.ts";
import { languageOf, otherLanguage } from "../../content/language.ts";
import { staff } from "../../content/staff/list.ts";
import { servicesContext, sessionContext } from "../../http/context.ts";
import { pathInStaffArea } from "../../http/staff-path.ts";
import { InlineStyle } from "../document/inline-style.tsx";
import { PageOutlet } from "../document/page-outlet.tsx";
import { ErrorPage } from "../pages/error/page.tsx";
import { SignOut } from "../portal/sign-out-button.tsx";
import { staffRoutes } from "../route-table.ts";
import { SignedInFrame } from "../signed-in/signed-in-frame.tsx";
import type { Route } from "./+types/layout";
import { isSessionEnded, SessionEndedNotice } from "./session-ended.tsx";
import { staffGuard } from "./staff-guard.server.ts";
import { privateHeaders, staffAddress } from "./staff-request.server.ts";
import { mayOpen, navigation } from "./staff-routes.ts";

/** The styles of every page: one that opens without a new document finds them there. */
const styles = Object.values(
	import.meta.glob<string>(["./*/*.css", "../account/account.css"], {
		query: "?inline",
		import: "default",
		eager: true,
	}),
).join("\n");

export const middleware: Route.MiddlewareFunction[] = [staffGuard];

export function loader({ url: { pathname }, context }: Route.LoaderArgs) {
	const { settings } = context.get(servicesContext);
	const language = languageOf(pathname);
	const text = staff[language];
	const account = context.get(sessionContext)?.account;
	const other = otherLanguage(language);
	const inner = pathInStaffArea(pathname, settings.adminPath) ?? "";
	const links = staffRoutes
		.filter(
			(route) => account && navigation.some((name) => name === route.name) && mayOpen(route, account.role),
		)
		.map(({ name, path }) => ({
			href: staffAddress(settings, language, path),
			label: text.screens[name as (typeof navigation)[number]],
			current: inner === path || inner.startsWith(`${path}/`),
		}));
	return {
		links,
		product: settings.brand.product,
		home: pathTo("home", language),
		text: {
			title: text.title,
			skip: text.skip,
			home: text.home,
			signOut: text.signOut,
			account: text.screens.account,
		},
		twin: { language: other, href: staffAddress(settings, other, inner) },
		own: account
			? {
					account: staffAddress(settings, language, "/account"),
					signOut: staffAddress(settings, language, "/sign-out"),
				}
			: null,
	};
}

export const handle = { application: true };

export const headers: Route.HeadersFunction = () => privateHeaders;

export default function StaffLayout({ loaderData }: Route.ComponentProps) {
	const { text, links, product, home, twin, own } = loaderData;
	return (
		<SignedInFrame
			product={product}
			home={{ href: home, label: text.home }}
			skip={text.skip}
			navigation={{ label: text.title, links }}
			end={
				<>
					<a href={twin.href} hrefLang={twin.language} lang={twin.language}>
						{twin.language.toUpperCase()}
					</a>
					{own && (
						<>
							<Link to={own.account}>{text.account}</Link>
							<SignOut action={own.signOut} label={text.signOut} />
						</>
					)}
				</>
			}
		>
			<InlineStyle css={styles} />
			<meta name="robots" content="noindex, nofollow" />
			<PageOutlet />
		</SignedInFrame>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (isRouteErrorResponse(error) && isSessionEnded(error.data))
		return (
			<SignedInFrame {...error.data.frame} navigation={{ label: "", links: [] }} end={null}>
				<SessionEndedNotice ended={error.data} />
			</SignedInFrame>
		);
	return <ErrorPage error={error} />;
}
