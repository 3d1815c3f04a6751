import { pathTo } from "../../../content/addresses.ts";
import { phoneLink } from "../../../content/phone-link.ts";
import { Island } from "../../islands/island.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Wordmark } from "../../ui/wordmark/wordmark.tsx";
import type { LayoutData } from "../layout-data.server.ts";
import { ThemeToggle } from "./theme-toggle.tsx";

export function Footer({ data }: { data: LayoutData }) {
	const { language, text, brand, products, year } = data;
	const { footer } = text;
	return (
		<footer className="footer noche">
			<div className="wide">
				<div className="footer-columns">
					<div className="footer-brand">
						<Wordmark product={brand.product} />
						<p className="quiet">{brand.tagline}</p>
						<ul>
							{brand.social.map(({ name, url }) => (
								<li key={name}>
									<a href={url}>{name}</a>
								</li>
							))}
						</ul>
					</div>
					<FooterLinks
						heading={footer.solutions}
						links={products.map(({ id, page, name }) => ({ name, href: `${pathTo(page, language)}#${id}` }))}
					/>
					<FooterLinks
						heading={footer.company}
						links={footer.links.map(({ page, name }) => ({ name, href: pathTo(page, language) }))}
					/>
					<FooterContact data={data} />
				</div>
				<div className="footer-end small">
					<span>{`© ${year} ${brand.product}`}</span>
					<a href={pathTo("legal", language)}>{footer.legal}</a>
					<Island
						name="theme-toggle"
						of={ThemeToggle}
						props={{ toDark: footer.toDark, toLight: footer.toLight }}
					/>
				</div>
			</div>
		</footer>
	);
}

function FooterContact({ data }: { data: LayoutData }) {
	const { language, text, brand } = data;
	const links = [phoneLink(brand.phone), { name: brand.email, href: `mailto:${brand.email}` }];
	return (
		<div>
			<FooterLinks heading={text.footer.contact} links={links} />
			<ButtonLink look="small outline" href={pathTo("login", language)}>
				{text.enterPortal}
			</ButtonLink>
		</div>
	);
}

function FooterLinks({
	heading,
	links,
}: {
	heading: string;
	links: readonly { name: string; href: string }[];
}) {
	return (
		<div>
			<h2>{heading}</h2>
			<ul>
				{links.map(({ name, href }) => (
					<li key={name}>
						<a href={href}>{name}</a>
					</li>
				))}
			</ul>
		</div>
	);
}
