import { isRouteErrorResponse, Outlet } from "react-router";
import { pathTo } from "../../content/addresses.ts";
import { languageOf, otherLanguage } from "../../content/language.ts";
import { staff } from "../../content/staff/list.ts";
import { servicesContext, sessionContext } from "../../http/context.ts";
import { ErrorPage } from "../pages/error/page.tsx";
import { SignOut } from "../portal/sign-out-button.tsx";
import { RoomFrame } from "../rooms/room-frame.tsx";
import type { Route } from "./+types/layout";
import { mayEnter, navigation, rooms } from "./rooms.ts";
import { isSessionEnded, SessionEnded } from "./session-ended.tsx";
import { staffGuard } from "./staff-guard.server.ts";
import { privately, staffAddress } from "./staff-room.server.ts";

export const middleware: Route.MiddlewareFunction[] = [staffGuard];

export function loader({ request, context }: Route.LoaderArgs) {
	const { settings } = context.get(servicesContext);
	const { pathname } = new URL(request.url);
	const language = languageOf(pathname);
	const text = staff[language];
	// Nobody yet at the door, which shows itself to anybody.
	const account = context.get(sessionContext)?.account;
	const other = otherLanguage(language);
	const inner = pathname.replace(/^(\/en)?\/_staff/, "");
	const links = rooms
		.filter(
			(room) => account && navigation.some((name) => name === room.name) && mayEnter(room, account.role),
		)
		.map(({ name, path }) => ({
			href: staffAddress(settings, language, path),
			label: text.rooms[name as (typeof navigation)[number]],
			current: inner === path || inner.startsWith(`${path}/`),
		}));
	return {
		...{ text, links, product: settings.brand.product, home: pathTo("home", language) },
		twin: { language: other, href: staffAddress(settings, other, inner) },
		own: account
			? {
					account: staffAddress(settings, language, "/account"),
					signOut: staffAddress(settings, language, "/sign-out"),
				}
			: null,
	};
}

/** Of every room that does not say otherwise. */
export const headers: Route.HeadersFunction = () => privately;

export default function StaffRoom({ loaderData }: Route.ComponentProps) {
	const { text, links, product, home, twin, own } = loaderData;
	return (
		<RoomFrame
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
							<a href={own.account}>{text.rooms.account}</a>
							<SignOut action={own.signOut} label={text.signOut} />
						</>
					)}
				</>
			}
		>
			<meta name="robots" content="noindex, nofollow" />
			<Outlet />
		</RoomFrame>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (isRouteErrorResponse(error) && isSessionEnded(error.data))
		return (
			<RoomFrame {...error.data.frame} navigation={{ label: "", links: [] }} end={null}>
				<SessionEnded ended={error.data} />
			</RoomFrame>
		);
	return <ErrorPage error={error} />;
}
