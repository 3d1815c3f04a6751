import type { ReactNode } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { sessionContext } from "../../http/context.ts";
import { InlineStyle } from "../document/inline-style.tsx";
import { PageOutlet } from "../document/page-outlet.tsx";
import { ErrorPage } from "../pages/error/page.tsx";
import { SignedInFrame } from "../signed-in/signed-in-frame.tsx";
import type { Route } from "./+types/layout";
import { ConfirmForm, isConfirmNotice } from "./confirm-notice.tsx";
import { AccountMenu } from "./frame/account-menu.tsx";
import { FailedScreen, isForbidden } from "./frame/failed-screen.tsx";
import { keepLast } from "./frame/keep-last.ts";
import { markCurrent, otherLanguageLink } from "./frame/mark-current.ts";
import { Pending } from "./frame/pending.tsx";
import { type LoadedFrame, readFrame } from "./frame/read-frame.server.ts";
import { SectionLinks, SectionScreens } from "./frame/section-links.tsx";
import { useAlerts } from "./frame/use-alerts.ts";
import { SendOutbox } from "./inbox/outbox.tsx";
import { SearchBox } from "./search/search-box.tsx";
import { isSessionEnded, SessionEndedNotice } from "./session-ended.tsx";
import { staffGuard } from "./staff-guard.server.ts";
import { privateHeaders } from "./staff-request.server.ts";

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
	return readFrame(pathname, context, context.get(sessionContext)?.account);
}

const lastFrame = keepLast<LoadedFrame>("any");

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
	return lastFrame.load(request.url, serverLoader);
}

export const handle = { application: true };

export const headers: Route.HeadersFunction = () => privateHeaders;

export default function StaffLayout({ loaderData }: Route.ComponentProps) {
	lastFrame.useShown(loaderData);
	return (
		<StaffFrame loaded={loaderData}>
			<PageOutlet />
		</StaffFrame>
	);
}

type FrameProps = { loaded: LoadedFrame; children: ReactNode };

function StaffFrame({ loaded, children }: FrameProps) {
	const { text, product, home, search } = loaded;
	const { pathname } = useLocation();
	const frame = loaded.frame && markCurrent(loaded.frame, pathname);
	const twin = otherLanguageLink(pathname);
	const waiting = useAlerts(loaded.alerts);
	return (
		<SignedInFrame
			product={product}
			home={{ href: home, label: text.home }}
			skip={text.skip}
			navigation={
				frame && (
					<SectionLinks
						label={text.title}
						sections={frame.sections}
						waiting={waiting}
						waitingLabel={text.waiting}
					/>
				)
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
			{frame && <SectionScreens {...frame} upLabel={text.up} />}
			{frame && <SendOutbox text={text.failedElsewhere} />}
			{children}
		</SignedInFrame>
	);
}

/** What fails within the staff area leaves its bar as it is. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
	const { pathname } = useLocation();
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
	const loaded = isForbidden(error) ? error.data.loaded : loaderData;
	if (!loaded?.frame) return <ErrorPage error={error} />;
	const { sections, menu } = markCurrent(loaded.frame, pathname);
	const screens = [...sections.flatMap(({ screens }) => screens), ...menu];
	return (
		<StaffFrame loaded={loaded}>
			<FailedScreen
				error={error}
				text={loaded.text.failed}
				back={screens.find(({ current }) => current) ?? screens[0]}
			/>
		</StaffFrame>
	);
}
