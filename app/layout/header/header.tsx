import { useLocation, useParams } from "react-router";
import { type PageName, pathTo, twinOf } from "../../../content/addresses.ts";
import { tokenParameter } from "../../../content/mailed-pages.ts";
import { type Language, languages } from "../../../shared/language.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { IndustryIcon } from "../../ui/industry-icon/industry-icon.tsx";
import { Wordmark } from "../../ui/wordmark/wordmark.tsx";
import { useCurrentPage } from "../current-page.ts";
import type { LayoutData } from "../layout-data.server.ts";

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

function SiteNavigation({ data }: { data: LayoutData }) {
	const { page } = useCurrentPage();
	return (
		<nav className="navigation" aria-label={data.text.navigation}>
			{sections.map((section) =>
				section === "industries" ? (
					<IndustriesMenu key={section} data={data} />
				) : (
					<a key={section} href={pathTo(section, data.language)} aria-current={ariaCurrentOf(section, page)}>
						{data.text.links[section]}
					</a>
				),
			)}
		</nav>
	);
}

/** Parameters kept in the other language: the page to open after signing in, and the key of a mailed link. */
const keptParameters = ["next", tokenParameter];

function LanguageToggle({ data }: { data: LayoutData }) {
	const { pathname, search } = useLocation();
	const currentParameters = new URLSearchParams(search);
	const addressIn = (language: Language) => {
		const parameters = [...currentParameters].filter(
			([name, value]) => value && keptParameters.includes(name),
		);
		return `${twinOf(pathname, language)}?${new URLSearchParams([["language", language], ...parameters])}`;
	};
	return (
		<ul className="language-toggle" aria-label={data.text.language}>
			{languages.map((language) => (
				<li key={language}>
					<a
						href={addressIn(language)}
						hrefLang={language}
						lang={language}
						title={data.text.languageNames[language]}
						aria-current={language === data.language ? "true" : undefined}
					>
						{language.toUpperCase()}
					</a>
				</li>
			))}
		</ul>
	);
}

function MobileMenu({ data }: { data: LayoutData }) {
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

function IndustriesMenu({ data }: { data: LayoutData }) {
	const { page } = useCurrentPage();
	const current = ariaCurrentOf("industries", page);
	return (
		<details className="industries-menu" data-menu="">
			<summary aria-current={current && "true"}>
				{data.text.links.industries}
				<Icon name="chevron" />
			</summary>
			<div>
				<a
					href={pathTo("industries", data.language)}
					aria-current={page === "industries" ? "page" : undefined}
				>
					{data.text.allIndustries}
					<Icon name="arrow" />
				</a>
				<IndustryLinks data={data} />
			</div>
		</details>
	);
}

const sections = ["home", "industries", "products", "consulting", "about", "contact"] as const;

const industryPages: readonly PageName[] = ["industries", "industry", "solutions"];

function ariaCurrentOf(section: PageName, page: PageName | null): "page" | "true" | undefined {
	if (section === page) return "page";
	return section === "industries" && page && industryPages.includes(page) ? "true" : undefined;
}

function IndustryLinks({ data }: { data: LayoutData }) {
	const { industry } = useParams();
	return (
		<ul>
			{data.industries.map(({ id, name }) => (
				<li key={id}>
					<a
						href={pathTo("industry", data.language, { industry: id })}
						aria-current={industry === id ? "page" : undefined}
					>
						<IndustryIcon industry={id} />
						{name}
					</a>
				</li>
			))}
		</ul>
	);
}
