import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { servicesContext } from "../../http/context.ts";
import { languageOf } from "../../shared/language.ts";
import buttonStyles from "../chat/widget/chat-button.css?inline";
import panelStyles from "../chat/widget/chat-panel.css?url";
import { ChatWidget } from "../chat/widget/chat-widget.tsx";
import { InlineStyle, LowerSectionsStyle } from "../document/inline-style.tsx";
import { Island } from "../islands/island.tsx";
import { ErrorPage } from "../pages/error/page.tsx";
import { ButtonLink } from "../ui/button/button.tsx";
import type { Route } from "./+types/layout";
import { useCurrentPage } from "./current-page.ts";
import footerStyles from "./footer/footer.css?url";
import { Footer } from "./footer/footer.tsx";
import styles from "./frame.css?inline";
import { Header } from "./header/header.tsx";
import { type LayoutData, layoutData } from "./layout-data.server.ts";

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

const contentId = "content";

/** Pages with the whole chat need no floating one. */
const pagesWithChat = ["home", "assistant"];

function Frame({ data, children }: { data: LayoutData; children: ReactNode }) {
	const { page } = useCurrentPage();
	return (
		<>
			<InlineStyle css={styles} />
			<ButtonLink className="skip-link" href={`#${contentId}`}>
				{data.text.skip}
			</ButtonLink>
			<Header data={data} />
			<main id={contentId} tabIndex={-1}>
				{children}
			</main>
			<LowerSectionsStyle href={footerStyles} />
			<Footer data={data} />
			{!pagesWithChat.includes(page ?? "") && (
				<aside aria-label={data.chat.title}>
					<InlineStyle css={buttonStyles} />
					<LowerSectionsStyle href={panelStyles} />
					<Island
						name="chat-widget"
						of={ChatWidget}
						props={{ locale: { chat: data.chat, language: data.language } }}
					/>
				</aside>
			)}
		</>
	);
}
