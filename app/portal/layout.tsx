import { Link, useLocation } from "react-router";
import { pathTo, twinOf } from "../../content/addresses.ts";
import { portal } from "../../content/portal/list.ts";
import { servicesContext } from "../../http/context.ts";
import { languageOf, otherLanguage } from "../../shared/language.ts";
import accountStyles from "../account/account.css?inline";
import { InlineStyle } from "../document/inline-style.tsx";
import { PageOutlet } from "../document/page-outlet.tsx";
import { useCurrentPage } from "../layout/current-page.ts";
import { SignedInFrame } from "../signed-in/signed-in-frame.tsx";
import type { Route } from "./+types/layout";
import homeStyles from "./home/page.css?inline";
import { clientSessionOrNull } from "./portal-session.server.ts";
import { SignOut } from "./sign-out-button.tsx";

export function loader({ url, context }: Route.LoaderArgs) {
	const language = languageOf(url.pathname);
	const { settings } = context.get(servicesContext);
	const { text, product } = { text: portal[language], product: settings.brand.product };
	const home = settings.portalBaseDomain
		? settings.publicUrl + pathTo("home", language)
		: pathTo("home", language);
	return { language, text, product, home, signedIn: clientSessionOrNull(context) !== null };
}

export const handle = { application: true };

export default function PortalLayout({ loaderData }: Route.ComponentProps) {
	const { language, text, product, home, signedIn } = loaderData;
	const { page } = useCurrentPage();
	const { pathname } = useLocation();
	const { sections } = text;
	const at = pathTo("portal", language);
	const links = [
		{ href: at, label: sections.projects, current: page === "portal" },
		{ href: `${at}#demos`, label: sections.demos },
		{ href: `${at}#reportes`, label: sections.reports },
		{
			href: pathTo("portalAccount", language),
			label: sections.account,
			current: page === "portalAccount",
		},
	];
	const other = otherLanguage(language);
	return (
		<SignedInFrame
			product={product}
			home={{ href: home, label: text.home }}
			skip={text.skip}
			navigation={
				signedIn && (
					<nav aria-label={text.navigation}>
						{links.map(({ href, label, current }) => (
							<Link key={href} to={href} aria-current={current ? "page" : undefined}>
								{label}
							</Link>
						))}
					</nav>
				)
			}
			end={
				<>
					<a href={`${twinOf(pathname, other)}?language=${other}`} hrefLang={other} lang={other}>
						{other.toUpperCase()}
					</a>
					{signedIn && <SignOut action={pathTo("signOut", language)} label={text.signOut} />}
				</>
			}
		>
			<InlineStyle css={accountStyles} />
			<InlineStyle css={homeStyles} />
			<PageOutlet />
		</SignedInFrame>
	);
}
