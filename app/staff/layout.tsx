import type { ReactNode } from "react";
import { isRouteErrorResponse } from "react-router";
import { pathTo } from "../../content/addresses.ts";
import { staff } from "../../content/staff/list.ts";
import { sells } from "../../domain/accounts/account.ts";
import { countWaitingConversations } from "../../domain/inbox/inbox-list.ts";
import { servicesContext, sessionContext } from "../../http/context.ts";
import { pathInStaffArea } from "../../http/hosts/staff-path.ts";
import { languageOf } from "../../shared/language.ts";
import { InlineStyle } from "../document/inline-style.tsx";
import { PageOutlet } from "../document/page-outlet.tsx";
import { ErrorPage } from "../pages/error/page.tsx";
import { SignedInFrame } from "../signed-in/signed-in-frame.tsx";
import type { Route } from "./+types/layout";
import { ConfirmForm, isConfirmNotice } from "./confirm-notice.tsx";
import { AccountMenu } from "./frame/account-menu.tsx";
import { FailedScreen } from "./frame/failed-screen.tsx";
import { frameView, twinOf } from "./frame/frame-view.server.ts";
import { Pending } from "./frame/pending.tsx";
import { SectionLinks, SectionScreens } from "./frame/section-links.tsx";
import { keepLast } from "./inbox/keep-last.ts";
import { SearchBox } from "./search/search-box.tsx";
import { isSessionEnded, SessionEndedNotice } from "./session-ended.tsx";
import { staffGuard } from "./staff-guard.server.ts";
import { privateHeaders, staffAddress } from "./staff-request.server.ts";

/** The styles of every page: one that opens without a new document finds them there. */
const styles = Object.values(
	import.meta.glob<string>(["./*/*.css", "../account/account.css"], {
		query: "?inline",
		import: "default",
		eager: true,
	}),
).join("\n");

export const middleware: Route.MiddlewareFunction[] = [staffGuard];

export async function loader({ url: { pathname }, context }: Route.LoaderArgs) {
	const { settings, connection, runtime } = context.get(servicesContext);
	const language = languageOf(pathname);
	const text = staff[language];
	const account = context.get(sessionContext)?.account;
	const inner = pathInStaffArea(pathname, settings.adminPath) ?? "";
	const isSelling = account && sells(account);
	const waiting = isSelling ? await countWaitingConversations(connection.db, runtime.now()) : 0;
	return {
		frame: account ? frameView({ settings, account, language, inner, waiting }) : null,
		twin: twinOf(settings, language, inner),
		product: settings.brand.product,
		home: pathTo("home", language),
		text: {
			title: text.title,
			waiting: text.waiting,
			skip: text.skip,
			home: text.home,
			signOut: text.signOut,
			account: text.screens.account,
			loading: text.loading,
			failed: text.failed,
			finder: text.finder,
		},
		search: staffAddress(settings, language, "/search"),
	};
}

const last = keepLast<Awaited<ReturnType<typeof loader>>>("any");

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
	return last.load(request.url, serverLoader);
}

export const handle = { application: true };

export const headers: Route.HeadersFunction = () => privateHeaders;

export default function StaffLayout({ loaderData }: Route.ComponentProps) {
	last.useShown(loaderData);
	return (
		<StaffFrame loaded={loaderData}>
			<PageOutlet />
		</StaffFrame>
	);
}

type FrameProps = { loaded: Route.ComponentProps["loaderData"]; children: ReactNode };

function StaffFrame({ loaded, children }: FrameProps) {
	const { text, frame, twin, product, home, search } = loaded;
	return (
		<SignedInFrame
			product={product}
			home={{ href: home, label: text.home }}
			skip={text.skip}
			navigation={
				frame && <SectionLinks label={text.title} sections={frame.sections} waitingLabel={text.waiting} />
			}
			end={
				<>
					<Pending label={text.loading} />
					{frame && <SearchBox path={search} text={text.finder} />}
					<a href={twin.href} hrefLang={twin.language} lang={twin.language}>
						{twin.language.toUpperCase()}
					</a>
					{frame && <AccountMenu {...frame} text={text} />}
				</>
			}
		>
			<InlineStyle css={styles} />
			<meta name="robots" content="noindex, nofollow" />
			{frame && <SectionScreens sections={frame.sections} />}
			{children}
		</SignedInFrame>
	);
}

/** What fails within the staff area leaves its bar as it is. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
	if (isRouteErrorResponse(error) && isConfirmNotice(error.data))
		return (
			<SignedInFrame {...error.data.frame} end={null}>
				<ConfirmForm {...error.data} />
			</SignedInFrame>
		);
	if (isRouteErrorResponse(error) && isSessionEnded(error.data))
		return (
			<SignedInFrame {...error.data.frame} end={null}>
				<SessionEndedNotice ended={error.data} />
			</SignedInFrame>
		);
	if (!loaderData?.frame) return <ErrorPage error={error} />;
	return (
		<StaffFrame loaded={loaderData}>
			<FailedScreen error={error} text={loaderData.text.failed} />
		</StaffFrame>
	);
}
