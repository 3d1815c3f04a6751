import { pathTo } from "../../../content/addresses.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Wordmark } from "../../ui/wordmark/wordmark.tsx";
import type { LayoutData } from "../layout-data.server.ts";
import { LanguageToggle } from "./language-toggle.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { SiteNavigation } from "./site-navigation.tsx";

export function Header({ data }: { data: LayoutData }) {
	const { language, text, brand } = data;
	return (
		<header className="header">
			<div className="wide">
				<a
					className="header-brand"
					href={pathTo("home", language)}
					aria-label={`${brand.product}, ${text.homeLink}`}
				>
					<Wordmark product={brand.product} />
				</a>
				<SiteNavigation data={data} />
				<LanguageToggle data={data} />
				<a className="header-portal" href={pathTo("login", language)}>
					{text.portal}
				</a>
				<ButtonLink look="small" className="header-audit" href={pathTo("audit", language)}>
					{text.audit}
				</ButtonLink>
				<MobileMenu data={data} />
			</div>
		</header>
	);
}
