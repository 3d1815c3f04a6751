import { pathTo } from "../../../content/addresses.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { useCurrentPage } from "../current-page.ts";
import type { LayoutData } from "../layout-data.server.ts";
import { IndustryLinks } from "./industry-links.tsx";
import { ariaCurrentOf, sections } from "./sections.ts";

export function MobileMenu({ data }: { data: LayoutData }) {
	const { language, text } = data;
	const { page } = useCurrentPage();
	return (
		<details className="mobile-menu" data-menu="">
			<summary className="icon-button" aria-label={text.menu}>
				<Icon name="menu" />
				<Icon name="close" />
			</summary>
			<nav aria-label={text.smallNavigation}>
				<ul>
					{sections.map((section) => (
						<li key={section}>
							<a href={pathTo(section, language)} aria-current={ariaCurrentOf(section, page)}>
								{text.links[section]}
							</a>
							{section === "industries" && <IndustryLinks data={data} />}
						</li>
					))}
				</ul>
				<ButtonLink href={pathTo("audit", language)}>{text.audit}</ButtonLink>
				<a className="mobile-menu-portal" href={pathTo("login", language)}>
					{text.enterPortal}
				</a>
			</nav>
		</details>
	);
}
